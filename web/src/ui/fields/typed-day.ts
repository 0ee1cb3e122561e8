import { isDate, parseTypedDate } from '@nivas/contract/dates.ts'
import { asciiDigits } from '@nivas/contract/digits.ts'

/** A day and a month, with or without a year: 27/11, 27.11.26, 2711, 271126, 27112026. */
const SHORT = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{2}|\d{4}))?$|^(\d{2})(\d{2})(\d{4}|\d{2})?$/

/**
 * Parses a typed day: what `parseTypedDate` reads, and shorter forms. Without a year it is the day nearest to
 * today, not before `min`; a year of two digits is one of this century. Returns `YYYY-MM-DD`; null when it is
 * no day.
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

/** Of the years around today, the one whose day is nearest; 29 February is in few of them. */
function nearest(rest: string, today: string, min = ''): string | null {
  const year = Number(today.slice(0, 4))
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today))
  const days = [0, 1, -1, 2, -2, 3, -3, 4, -4]
    .map((more) => `${year + more}${rest}`)
    .filter((day) => isDate(day) && day >= min)
    .sort((one, other) => distance(one) - distance(other))
  return days[0] ?? null
}
