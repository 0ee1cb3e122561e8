import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { combinedStay } from './combine.ts'

const stay = (from: number, to: number, arrival_time = '10:00', departure_time = '10:00') => ({
  arrival_date: addDays('2026-01-01', from),
  departure_date: addDays('2026-01-01', to),
  arrival_time,
  departure_time,
})
const someStay = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 6 }))
  .map(([from, nights]) => ({ from, to: from + nights }))

it('a combined stay lasts from the earliest arrival to the latest departure, with their times', () => {
  expect(
    combinedStay([stay(2, 5, '09:00', '08:00'), stay(1, 3, '14:00'), stay(1, 5, '12:00', '18:00')]),
  ).toEqual(stay(1, 5, '12:00', '18:00'))
})

it('stays that only meet on a day share no night, and cannot be combined', () => {
  expect(combinedStay([stay(1, 3), stay(3, 5)])).toBeUndefined()
  expect(combinedStay([stay(1, 3), stay(3, 5), stay(2, 4)])).toBeDefined()
})

it('an empty list has no combined stay', () => expect(combinedStay([])).toBeUndefined())

it('stays can be combined exactly when each day between first and last has a night that continues or begins', () => {
  fc.assert(
    fc.property(fc.array(someStay, { minLength: 1, maxLength: 8 }), (stays) => {
      const combined = combinedStay(stays.map(({ from, to }) => stay(from, to)))
      const first = Math.min(...stays.map(({ from }) => from))
      const last = Math.max(...stays.map(({ to }) => to))
      // On each day strictly in between, some person stays both the night before and the night after.
      const days = Array.from({ length: last - first - 1 }, (_, at) => first + 1 + at)
      const hangs = days.every((day) => stays.some(({ from, to }) => from < day && day < to))
      expect(combined !== undefined).toBe(hangs)
      if (combined) expect(combined).toEqual(stay(first, last))
    }),
  )
})
