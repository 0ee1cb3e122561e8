import { type RawBuilder, sql } from 'kysely'

/** The moment at which a day begins in a time zone. A range of days ends at the beginning of the next day. */
export const beginningOf = (day: string, timeZone: string): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone ${timeZone}::text)`
