import * as z from 'zod'
import { ifMissing, time } from '../fields.ts'
import { rule } from '../rule.ts'
import { say, type Text } from '../texts.ts'

const timeOr = (invalid: 'Invalid From Time.' | 'Invalid To Time.') =>
  z
    .string({ error: ifMissing('This is a required field.', invalid) })
    .refine((value) => value !== '', 'This is a required field.')
    .refine((value) => value === '' || time.safeParse(value).success, invalid)

/** The hours of the day in which visits may begin: the first and the last minute, both included. */
export const VisitHours = rule(
  z.object({ fromTime: timeOr('Invalid From Time.'), toTime: timeOr('Invalid To Time.') }),
  'toTime',
  ({ fromTime, toTime }) =>
    time.safeParse(fromTime).success && time.safeParse(toTime).success && String(fromTime) >= String(toTime)
      ? 'From Time must be less than To Time.'
      : undefined,
)
export type VisitHours = z.output<typeof VisitHours>

/** Whether visits may begin at this time of the day, `HH:mm`; always true when no hours are set. */
export const isOpenAt = (hours: VisitHours | null, at: string): boolean =>
  hours === null || (hours.fromTime <= at && at <= hours.toTime)

/** The refusal of a visit outside these hours. */
export const closedText = ({ fromTime, toTime }: VisitHours): Text =>
  say('Visits are from {{from}} to {{to}}.', { from: fromTime, to: toTime })
