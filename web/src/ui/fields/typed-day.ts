import { isDate, parseTypedDate } from '@nivas/contract/dates.ts'
import { asciiDigits } from '@nivas/contract/digits.ts'

/** Matches a day and a month, with or without a year: 27/11, 27.11.26, 2711, 271126, 27112026. */
const SHORT = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{2}|\d{4}))?$|^(\d{2})(\d{2})(\d{4}|\d{2})?$/

/**
 * Parses a typed day in any form of `parseTypedDate`, or in a shorter form. Without a year it is the day nearest to
 * today that is not before `min`. A year of two digits is in this century. Returns `YYYY-MM-DD`, or null when it is not
 * a day.
 */
export function parseTypedDay(typed: string, today: string, min?: string): string | null {
  const text = asciiDigits(typed.trim())
  const found = parseTypedDate(text)
  if (found) return found
  const parts = SHORT.exec(text)
  if (!parts) return null
  const [, d1, , m1, y1, d2, m2, y2] = parts
  const rest = `-${(m1 ?? m2 ?? '').padStart(2, '0')}-${(d1 ?? d2 ?? '').padStart(2, '0')}`
  const year = y1 ?? y2
  if (year === undefined) return nearest(rest, today, min)
  const day = `${year.length === 2 ? `20${year}` : year}${rest}`
  return isDate(day) ? day : null
}

/** Returns the nearest such day within four years of today. 29 February exists only in some of these years. */
function nearest(rest: string, today: string, min = ''): string | null {
  const year = Number(today.slice(0, 4))
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today))
  const days = [0, 1, -1, 2, -2, 3, -3, 4, -4]
    .map((more) => `${year + more}${rest}`)
    .filter((day) => isDate(day) && day >= min)
    .sort((one, other) => distance(one) - distance(other))
  return days[0] ?? null
}
