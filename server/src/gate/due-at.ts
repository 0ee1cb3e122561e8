import { BREACH_AFTER } from '@nivas/contract/elapsed.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * When the visitors of a visit `v` should have left: at their departure on the venue's clock, for guests who
 * stay that of their stay; without one, two hours after the entry. From then on the visit is overdue, on every
 * screen.
 */
export const dueAt = (timeZone: string): RawBuilder<Date> => sql`case when v.departure_time is null
  then v.entered_at + make_interval(mins => ${BREACH_AFTER}::int)
  else (v.departure_date + v.departure_time) at time zone ${timeZone}::text end`
