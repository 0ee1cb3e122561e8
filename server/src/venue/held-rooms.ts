import { MAX_NIGHTS } from '@nivas/contract/date-order.ts'
import { sql } from 'kysely'

/**
 * Whether a row of `stays` takes its room on a night between two days. It says with plain comparisons what
 * `during && daterange(…)` says, and with the longest possible stay, so that an ordinary index can answer it: at a
 * million stays that takes a tenth of the time.
 */
export const nightsHeld = (arrival: string, departure: string) => sql`
  departure_date > ${arrival}::date and departure_date < ${departure}::date + ${MAX_NIGHTS}::int
    and arrival_date < ${departure}::date`

/**
 * The ids of the rooms that somebody holds on a night between two days: of those who leave within two weeks, and of the few who
 * stay for longer, which have an index of their own (`stays_long`, whose 14 has to stand here as it stands there).
 */
export const heldRooms = (arrival: string, departure: string) => sql`
  select room_id from stays where departure_date > ${arrival}::date and departure_date < ${departure}::date + 14
    and arrival_date < ${departure}::date
  union all
  select room_id from stays where departure_date - arrival_date > 14 and departure_date >= ${departure}::date + 14
    and departure_date < ${departure}::date + ${MAX_NIGHTS}::int and arrival_date < ${departure}::date`
