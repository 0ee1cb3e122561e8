import { addDays } from '@nivas/contract/dates.ts'

/** The keys that move by days. Weekdays count from 0, Monday. */
const byDays: Record<string, (weekday: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (weekday) => -weekday,
  End: (weekday) => 6 - weekday,
}

const byMonths: Record<string, number> = { PageUp: -1, PageDown: 1 }

/**
 * Returns the day that a key of a calendar moves to, as in the date picker of the ARIA practices: Page Up and Page Down
 * move by a month, or by a year with Shift. Returns undefined for other keys.
 */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  const days = byDays[key]?.((new Date(day).getUTCDay() + 6) % 7)
  if (days !== undefined) return addDays(day, days)
  const months = byMonths[key]
  return months === undefined ? undefined : addMonths(day, shift ? 12 * months : months)
}

/**
 * Returns a day of the page that Page Up or Page Down shows: another year on the page of months, another decade on the
 * page of years. Returns undefined for other keys.
 */
export function pageByKey(day: string, key: string, level: 'year' | 'decade'): string | undefined {
  const months = byMonths[key]
  return months === undefined ? undefined : addMonths(day, months * (level === 'year' ? 12 : 120))
}

/** Returns the same day of another month, or the last day of a month that is shorter. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate(year, month - 1 + count))))
    .toISOString()
    .slice(0, 10)
}

const lastDate = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** Returns the day itself, or the nearest allowed day. */
export function clampDay(day: string, min: string | undefined, max: string | undefined): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}
