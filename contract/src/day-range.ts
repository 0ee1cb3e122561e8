import * as z from 'zod'
import { isDate } from './dates.ts'
import { date } from './fields.ts'
import { rule } from './rule.ts'
import type { PlainKey } from './texts.ts'

/** Why two days, both included, are no range; undefined when they are one, or when one of them is no day. */
export const wrongRange = (from: unknown, to: unknown): PlainKey | undefined =>
  typeof from === 'string' && typeof to === 'string' && isDate(from) && isDate(to) && from > to
    ? 'To must not be before From'
    : undefined

/** Adds the rule of every range of days to a schema, at the field of its last day. */
export const withRange = <S extends z.ZodObject>(
  schema: S,
  from: keyof z.output<S> & string,
  to: keyof z.output<S> & string,
): S => rule(schema, to, (given) => wrongRange(given[from], given[to]))

/** `from` and `to` of a search: days of the venue, both included. */
export const DayRange = withRange(z.object({ from: date, to: date }), 'from', 'to')
