import { daysBetween, isDate } from '../dates.ts'
import type { PlainKey } from '../texts.ts'

/** The longest closure, in days: as long as a stay, since both are looked for in the nights of a year. */
export const MAX_CLOSURE_DAYS = 366

/** What a room is closed for most often; the reason is any text. */
export const usualReasons = ['Repair', 'Reserved for guests of honour', 'Cleaning'] as const

/** Why two days, both included, are no closure, or undefined when they are one (or one of them is no day). */
export function wrongClosure(from: unknown, to: unknown): PlainKey | undefined {
  if (typeof from !== 'string' || typeof to !== 'string' || !isDate(from) || !isDate(to)) return undefined
  if (to < from) return 'To must not be before From'
  return daysBetween(from, to) >= MAX_CLOSURE_DAYS
    ? 'A room can be switched off for at most 366 days at once'
    : undefined
}
