import { expect, test } from 'vitest'
import { dayLater } from './day-later.ts'

const HOUR = 3_600_000
const said = { today: '2026-12-31', day_ends_in: 2 * 3_600 }

test.each([
  [0, '2026-12-31'],
  [2 * HOUR - 1, '2026-12-31'],
  [2 * HOUR, '2027-01-01'],
  [26 * HOUR - 1, '2027-01-01'],
  [26 * HOUR, '2027-01-02'],
])('%i ms after the answer of the server the day is %s', (passed, day) => {
  expect(dayLater(said, passed)).toBe(day)
})

test('a clock that was set back meanwhile changes no day', () => {
  expect(dayLater(said, -30 * HOUR)).toBe('2026-12-31')
})

test('an answer that was stored before it said when its day ends keeps its day', () => {
  const { day_ends_in: _, ...before } = said
  expect(dayLater(before as typeof said, 30 * HOUR)).toBe('2026-12-31')
})
