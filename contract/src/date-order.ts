import type * as z from 'zod'
import { daysBetween, isDate } from './dates.ts'
import { text } from './messages.ts'
import { rule } from './rule.ts'
import { say, type Text } from './texts.ts'

/** The longest stay that can be booked, in nights. */
export const MAX_NIGHTS = 366

/** Why two days are no stay, or undefined when they are one (or when one of them is no day, which is told elsewhere). */
export function wrongStay(arrival: unknown, departure: unknown): Text | undefined {
  if (typeof arrival !== 'string' || typeof departure !== 'string' || !isDate(arrival) || !isDate(departure))
    return undefined
  if (departure <= arrival) return say(text.departure)
  return daysBetween(arrival, departure) > MAX_NIGHTS
    ? say('A stay is at most {{count}} nights', { count: MAX_NIGHTS })
    : undefined
}

/** Adds the rule of every stay to a schema: departure after arrival, and not unimaginably far after it. */
export const inOrder = <S extends z.ZodObject>(
  schema: S,
  arrival: keyof z.output<S> & string,
  departure: keyof z.output<S> & string,
): S => rule(schema, departure, (value) => wrongStay(value[arrival], value[departure]))
