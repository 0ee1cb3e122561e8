import { expect, test, vi } from 'vitest'
import { dayLater } from './day-later.ts'

const HOUR = 3_600_000
const zone = { time_zone: 'Asia/Kolkata' }
const answer = { ...zone, today: '2026-12-31', day_ends_in: 2 * 3_600 }

test.each([
  [0, '2026-12-31'],
  [2 * HOUR - 1, '2026-12-31'],
  [2 * HOUR, '2027-01-01'],
  [26 * HOUR - 1, '2027-01-01'],
  [26 * HOUR, '2027-01-02'],
])('%i ms after the answer of the server the day is %s', (passed, day) => {
  expect(dayLater(answer, passed)).toBe(day)
})

test('a clock that was set back does not change the day', () => {
  expect(dayLater(answer, -30 * HOUR)).toBe('2026-12-31')
})

test('for an answer of an earlier version, without the end of its day, the day is that of the clock', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z') })
  try {
    expect(dayLater({ ...zone, today: '2026-12-30' }, HOUR)).toBe('2027-01-01')
  } finally {
    vi.useRealTimers()
  }
})
