import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../dates.ts'
import { dueDay, rangeBefore, rhythms } from './range-before.ts'

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1960-01-01', count))

test('the range ends the day before the mail is due, and the ranges of a year follow one another', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...rhythms), (today, every) => {
      const { from, to } = rangeBefore(every, today)
      expect(addDays(to, 1)).toBe(dueDay(every, today))
      expect(from <= to).toBe(true)
      expect(rangeBefore(every, from).to).toBe(addDays(from, -1))
      expect(daysBetween(from, to) + 1).toBeGreaterThanOrEqual({ Daily: 1, Weekly: 7, Monthly: 28 }[every])
    }),
  )
})

test.each([
  ['Daily', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['Weekly', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['Weekly', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['Monthly', '2024-03-31', '2024-02-01', '2024-02-29'],
] as const)('%s on %s covers %s to %s', (every, today, from, to) => {
  expect(rangeBefore(every, today)).toEqual({ from, to })
})
