import { BREACH_AFTER } from '@nivas/contract/elapsed.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Returns SQL for the time at which the visitors of a visit `v` are due to leave: their departure on the venue's
 * clock, which for guests is the departure of their stay; without a departure, two hours after the entry. After that
 * the visit is overdue, on every screen.
 */
export const dueAt = (timeZone: string): RawBuilder<Date> => sql`case when v.departure_time is null
  then v.entered_at + make_interval(mins => ${BREACH_AFTER}::int)
  else (v.departure_date + v.departure_time) at time zone ${timeZone}::text end`
