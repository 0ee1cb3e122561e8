import { expect, test } from 'vitest'
import { unitsOf } from './reading.ts'
import { isTurnover, turnedOverAt } from './turnover.ts'

test('a meter that passed all nines ended where its dial began again', () => {
  expect(turnedOverAt(99_999, 12)).toBe(100_000)
  expect(turnedOverAt(99_950.5, 12)).toBe(100_000)
  expect(turnedOverAt(9990, 0)).toBe(10_000)
  expect(turnedOverAt(999_100, 40)).toBe(1_000_000)
})

test('any other lower reading is a mistake, or belongs to a different meter', () => {
  expect(turnedOverAt(500, 450)).toBeUndefined()
  expect(turnedOverAt(95, 3)).toBeUndefined()
  expect(turnedOverAt(80_000, 12)).toBeUndefined()
  expect(turnedOverAt(99_950, 99_949)).toBeUndefined()
  expect(turnedOverAt(9_999_999, 12)).toBeUndefined()
})

test('entered as a replaced meter it loses no unit, and a bill can tell it from a real replacement', () => {
  const meter = { lastReading: 99_950, currentReading: 12, newMeter: true, finalReading: 100_000 }
  expect(unitsOf(meter)).toBe(62)
  expect(isTurnover({ ...meter, firstReading: 0 })).toBe(true)
  expect(isTurnover({ ...meter, firstReading: null })).toBe(true)
  expect(isTurnover({ ...meter, finalReading: 99_990 })).toBe(false)
  expect(isTurnover({ ...meter, firstReading: 4 })).toBe(false)
  expect(isTurnover({ ...meter, newMeter: false })).toBe(false)
  expect(isTurnover({ ...meter, finalReading: null })).toBe(false)
})
