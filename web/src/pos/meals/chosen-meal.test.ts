import { expect, test } from 'vitest'
import { IDLE, isOver } from './chosen-meal.ts'

test('a chosen meal stays while the meal by time is the same and guests are served', () => {
  const lunch = { meal: 'L', byTime: 'D' } as const
  expect(isOver(lunch, { byTime: 'D', unusedFor: IDLE - 1 })).toBe(false)
  expect(isOver({ meal: 'L', byTime: 'L' }, { byTime: 'L', unusedFor: 0 })).toBe(false)
})

test('it ends when the meal by time changes, and after an hour without a guest', () => {
  expect(isOver({ meal: 'L', byTime: 'L' }, { byTime: 'D', unusedFor: 0 })).toBe(true)
  expect(isOver({ meal: 'L', byTime: 'D' }, { byTime: 'L', unusedFor: 0 })).toBe(true)
  expect(isOver({ meal: 'D', byTime: 'L' }, { byTime: 'L', unusedFor: IDLE })).toBe(true)
})
