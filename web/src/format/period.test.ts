import { expect, test } from 'vitest'
import { formatPeriod } from './period.ts'

test.each([
  ['2026-11-21', 'Daily', '21 Nov 2026', '21 नवंबर 2026'],
  ['2026-11-16', 'Weekly', '16 Nov 2026 – 22 Nov 2026', '16 नवंबर 2026 – 22 नवंबर 2026'],
  ['2026-11-01', 'Monthly', 'Nov 2026', 'नवंबर 2026'],
  ['2026-01-01', 'Yearly', '2026', '2026'],
] as const)('%s %s reads %s', (first, period, english, hindi) => {
  expect(formatPeriod(first, period, 'en')).toBe(english)
  expect(formatPeriod(first, period, 'hi')).toBe(hindi)
})
