import { expect, test } from 'vitest'
import { formatDay } from './date.ts'
import { formatMoment, formatTime } from './moment.ts'
import { formatWeekday } from './weekday.ts'

test('a day stays the same in any time zone of this machine', () => {
  expect(formatDay('2026-11-21', 'en')).toBe('21 Nov 2026')
  expect(formatDay('2026-09-01', 'en')).toBe('1 Sep 2026')
  expect(formatDay('2026-11-21', 'hi')).toBe('21 नवंबर 2026')
})

test('weekdays have the names that a browser gives them', () => {
  for (const language of ['en', 'hi'] as const)
    for (const weekday of ['long', 'short'] as const) {
      const ofBrowser = new Intl.DateTimeFormat(`${language}-IN`, { weekday, timeZone: 'UTC' })
      for (const day of ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`))
        expect(formatWeekday(day, language, weekday)).toBe(ofBrowser.format(new Date(day)))
    }
})

test('a moment is shown in the time zone of the venue', () => {
  expect(formatMoment('2026-11-21T08:35:00Z', 'Asia/Kolkata', 'en')).toBe('21 Nov 2026, 14:05')
  expect(formatMoment('2026-11-21T20:00:00Z', 'Asia/Kolkata', 'hi')).toBe('22 नवंबर 2026, 01:30')
  expect(formatTime('2026-11-21T18:31:00Z', 'Asia/Kolkata')).toBe('00:01')
})

test('an invalid day or moment is shown unchanged', () => {
  expect(formatDay('soon', 'en')).toBe('soon')
  expect(formatMoment('soon', 'Asia/Kolkata', 'en')).toBe('soon')
})
