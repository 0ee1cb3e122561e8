import * as z from 'zod'
import { daysBetween, isDate } from './dates.ts'
import { date, time } from './fields.ts'
import { rule } from './rule.ts'
import type { PlainKey, Text } from './texts.ts'

/** The maximum length of a range, and the text for a longer one. */
export type Longest = { days: number; text: PlainKey | Text }

/** The longest range that the cash book and the reports of sales sum in one request. */
export const oneYear = { days: 366, text: 'At most one year at a time' } as const satisfies Longest

/** The longest range whose reservations the accommodation desk reads in one request. */
export const oneMonth = { days: 31, text: 'At most 31 days at a time' } as const satisfies Longest

/**
 * The error of a range of days, both included; undefined for a valid range, or when one of the days is
 * invalid.
 */
export function wrongRange(from: unknown, to: unknown, longest?: Longest): PlainKey | Text | undefined {
  if (typeof from !== 'string' || typeof to !== 'string' || !isDate(from) || !isDate(to)) return undefined
  if (from > to) return 'To must not be before From'
  return longest && daysBetween(from, to) >= longest.days ? longest.text : undefined
}

/** Adds the rule of every range of days to a schema, with errors at the field of its last day. */
export const withRange = <S extends z.ZodObject>(
  schema: S,
  from: keyof z.output<S> & string,
  to: keyof z.output<S> & string,
  longest?: Longest,
): S => rule(schema, to, (given) => wrongRange(given[from], given[to], longest))

/** A quarter hour, for a range of one day: the 15 minutes from this time on. */
export const quarter = time.optional()

/** Adds the rule of `quarter` to a range of days. */
export const withQuarter = <S extends z.ZodObject>(schema: S): S =>
  rule(schema, 'quarter', (given) =>
    given.quarter !== undefined && given.from !== given.to
      ? 'A quarter of an hour belongs to one day. Please choose a single day.'
      : undefined,
  )

/** The fields of `DayRange`, for a search with further fields. */
export const rangeFields = { from: date, to: date }

/** `from` and `to` of a search: days of the venue, both included. */
export const DayRange = withRange(z.object(rangeFields), 'from', 'to')
