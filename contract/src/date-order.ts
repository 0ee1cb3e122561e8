import type * as z from 'zod'
import { daysBetween, isDate } from './dates.ts'
import { text } from './messages.ts'

/** The longest stay that can be booked, in nights. */
export const MAX_NIGHTS = 366

/** Adds the rule of every stay to a schema: departure after arrival, and not unimaginably far after it. */
export function inOrder<S extends z.ZodObject>(
  schema: S,
  arrival: keyof z.output<S> & string,
  departure: keyof z.output<S> & string,
): S {
  return schema.check((context) => {
    const from = context.value[arrival]
    const to = context.value[departure]
    if (typeof from !== 'string' || typeof to !== 'string' || !isDate(from) || !isDate(to)) return
    const problem = (message: string) =>
      context.issues.push({ code: 'custom', message, path: [departure], input: to })
    if (to <= from) problem(text.departure)
    else if (daysBetween(from, to) > MAX_NIGHTS) problem(`A stay is at most ${MAX_NIGHTS} nights`)
  }) as S
}
