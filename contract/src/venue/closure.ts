import { daysBetween, isDate } from '../dates.ts'
import type { PlainKey } from '../texts.ts'

/**
 * The maximum length of a closure, in days: that of a stay, because both are searched for in the nights of a
 * year.
 */
export const MAX_CLOSURE_DAYS = 366

/** The most common reasons of a closure; the reason is any text. */
export const usualReasons = ['Repair', 'Reserved for guests of honour', 'Cleaning'] as const

/**
 * The error of a closure's two days, both included; undefined for a valid closure, or when one of the days is
 * invalid.
 */
export function wrongClosure(from: unknown, to: unknown): PlainKey | undefined {
  if (typeof from !== 'string' || typeof to !== 'string' || !isDate(from) || !isDate(to)) return undefined
  if (to < from) return 'To must not be before From'
  return daysBetween(from, to) >= MAX_CLOSURE_DAYS
    ? 'A room can be switched off for at most 366 days at once'
    : undefined
}
