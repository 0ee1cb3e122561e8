import { expect, test } from 'vitest'
import { makeEarlyKeys } from './early-keys.ts'

const isKnown = (code: string) => code === '4711'

/** Presses keys that are `apart` ms apart; returns the scans. */
function press(early: ReturnType<typeof makeEarlyKeys>, keys: readonly string[], apart: number, from = 0) {
  return keys.flatMap((key, at) => early.take({ key, timeStamp: from + at * apart }, isKnown) ?? [])
}

test('keys are collected only between the key of a dialog and the dialog', () => {
  const early = makeEarlyKeys()
  expect(early.isWaiting()).toBe(false)
  expect(press(early, [...'8901234567890', 'Enter'], 2)).toEqual([])
  early.begin('payment')
  expect(early.isWaiting()).toBe(true)
  early.end()
  expect(early.isWaiting()).toBe(false)
})

test('a scan stays a scan, even after an amount; an amount is not a scan', () => {
  const early = makeEarlyKeys()
  early.begin('payment')
  expect(press(early, [...'500'], 150)).toEqual([])
  expect(press(early, [...'8901234567890', 'Enter'], 2, 1_000)).toEqual(['8901234567890'])
  expect(press(early, ['Enter'], 0, 3_000)).toEqual([])
  expect(press(early, [...'4711', 'Enter'], 2, 4_000)).toEqual(['4711'])
  expect(early.isWaiting()).toBe(true)
})
