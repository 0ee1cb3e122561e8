import { afterEach, expect, test } from 'vitest'
import { dayIn } from './dates.ts'

const moment = new Date('2026-11-27T20:00:00Z')
const { DateTimeFormat } = Intl

afterEach(() => {
  Intl.DateTimeFormat = DateTimeFormat
})

test('a day is that of its time zone', () => {
  expect(dayIn('Asia/Kolkata', moment)).toBe('2026-11-28')
  expect(dayIn('UTC', moment)).toBe('2026-11-27')
})

// A browser with ICU 72 writes Canadian days as Americans do.
test.each(['en-US', 'ja-JP', 'de-DE'])(
  'a day has its form in a browser that writes days as in %s',
  (order) => {
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(_: unknown, options: Intl.DateTimeFormatOptions) {
        super(order, options)
      }
    } as typeof DateTimeFormat
    // No other test uses these zones, so their formatters are not cached.
    const zone = { 'en-US': 'Asia/Dhaka', 'ja-JP': 'Asia/Yangon', 'de-DE': 'Asia/Thimphu' }[order] ?? 'UTC'
    expect(dayIn(zone, moment)).toBe('2026-11-28')
  },
)
