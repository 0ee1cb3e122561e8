import { addDays } from '@nivas/contract/dates.ts'
import { type RawBuilder, sql } from 'kysely'

/** The moment at which a day begins in a time zone. A range of days ends at the beginning of the day after it. */
export const beginningOf = (day: string, timeZone: string): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone ${timeZone}::text)`

/** The condition that a moment lies in a range of days of the venue, both days included. */
export const betweenDays = (
  moment: RawBuilder<unknown>,
  { from, to }: { from: string; to: string },
  timeZone: string,
): RawBuilder<boolean> =>
  sql`${moment} >= ${beginningOf(from, timeZone)} and ${moment} < ${beginningOf(addDays(to, 1), timeZone)}`
