import type * as z from 'zod'
import { daysBetween, isDate } from './dates.ts'
import { text } from './messages.ts'
import { rule } from './rule.ts'
import { say, type Text } from './texts.ts'

/** The longest stay that can be booked, in nights. */
export const MAX_NIGHTS = 366

/**
 * The error of a stay; undefined for a valid stay, or when one of the days is invalid, which its own field
 * reports.
 */
export function wrongStay(arrival: unknown, departure: unknown): Text | undefined {
  if (typeof arrival !== 'string' || typeof departure !== 'string' || !isDate(arrival) || !isDate(departure))
    return undefined
  if (departure <= arrival) return say(text.departure)
  return daysBetween(arrival, departure) > MAX_NIGHTS
    ? say('A stay can be at most {{count}} nights', { count: MAX_NIGHTS })
    : undefined
}

/** Adds the rule of every stay to a schema: departure after arrival, and not too far after it. */
export const inOrder = <S extends z.ZodObject>(
  schema: S,
  arrival: keyof z.output<S> & string,
  departure: keyof z.output<S> & string,
): S => rule(schema, departure, (value) => wrongStay(value[arrival], value[departure]))
