import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { addDays, daysBetween } from './dates.ts'
import { DayRange, withQuarter, wrongRange } from './day-range.ts'
import { periodEnd, periodOf, periods } from './periods.ts'

const day = fc
  .date({ min: new Date('1901-01-08'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const period = fc.constantFrom(...periods)

test('a period starts on its first day, and contains the days before the next one', () => {
  const longest = { Daily: 1, Weekly: 7, Monthly: 31, Yearly: 366 }
  fc.assert(
    fc.property(day, period, (one, of) => {
      const first = periodOf(one, of)
      expect(periodOf(first, of)).toBe(first)
      expect(daysBetween(first, one)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(first, one)).toBeLessThan(longest[of])
      expect(periodOf(addDays(first, -1), of)).not.toBe(first)
    }),
  )
})

test('a period ends on the day before the next one starts', () => {
  fc.assert(
    fc.property(day, period, (one, of) => {
      const last = periodEnd(one, of)
      expect(periodOf(last, of)).toBe(periodOf(one, of))
      expect(periodOf(addDays(last, 1), of)).toBe(addDays(last, 1))
    }),
  )
})

test.each([
  ['2026-11-22', 'Weekly', '2026-11-16'],
  ['2026-11-23', 'Weekly', '2026-11-23'],
  ['2026-01-01', 'Weekly', '2025-12-29'],
  ['2026-11-22', 'Monthly', '2026-11-01'],
  ['2026-11-22', 'Yearly', '2026-01-01'],
] as const)('%s %s begins on %s', (one, of, first) => {
  expect(periodOf(one, of)).toBe(first)
})

test('a range of days ends on its first day at the earliest', () => {
  fc.assert(
    fc.property(day, day, (from, to) => {
      expect(wrongRange(from, to) === undefined).toBe(from <= to)
    }),
  )
  expect(wrongRange('2026-02-30', '2026-01-01')).toBeUndefined()
})

test('a range has its days in order, up to a maximum; a quarter hour requires a range of one day', () => {
  const longest = { days: 3, text: 'At most three days' as never }
  const given = (to: unknown) => wrongRange('2026-11-21', to, longest)
  expect([given('2026-11-21'), given('2026-11-23')]).toEqual([undefined, undefined])
  expect([given('2026-11-24'), given('2026-11-20')]).toEqual([
    'At most three days',
    'To must not be before From',
  ])
  expect([given(undefined), given(20261120), given('2026-11-31')]).toEqual([undefined, undefined, undefined])
  const fieldOf = (range: object) => DayRange.safeParse(range).error?.issues.map(({ path }) => path.join('.'))
  expect(fieldOf({ from: '2026-11-22', to: '2026-11-21' })).toEqual(['to'])

  const schema = withQuarter(z.object({ from: z.string(), to: z.string(), quarter: z.string().optional() }))
  const fits = (from: string, to: string, quarter?: string) => schema.safeParse({ from, to, quarter }).success
  expect([fits('1', '1', '10:15'), fits('1', '2'), fits('1', '1')]).toEqual([true, true, true])
  expect(fits('1', '2', '10:15')).toBe(false)
})
