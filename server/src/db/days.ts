import { type RawBuilder, sql } from 'kysely'

/** The moment at which a day begins in a time zone. A range of days ends where the day after it begins. */
export const beginningOf = (day: string, timeZone: string): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone ${timeZone}::text)`
