import { MAX_NIGHTS } from '@nivas/contract/date-order.ts'
import { sql } from 'kysely'
import { peopleOf } from '../db/people-of.ts'

/**
 * Selects the ids of the rooms, or other columns of `stays`, that are held on a night between two days. The first part
 * reads stays that end within two weeks; the second part reads the few longer ones from their own index (`stays_long`;
 * its 14 must equal the 14 here). The condition is equivalent to `during && daterange(…)`, but with plain comparisons a
 * B-tree index can be used, which takes a tenth of the time with a million stays.
 */
export const heldRooms = (arrival: string, departure: string, columns = sql`room_id`) => sql`
  select ${columns} from stays where departure_date > ${arrival}::date and departure_date < ${departure}::date + 14
    and arrival_date < ${departure}::date
  union all
  select ${columns} from stays where departure_date - arrival_date > 14 and departure_date >= ${departure}::date + 14
    and departure_date < ${departure}::date + ${MAX_NIGHTS}::int and arrival_date < ${departure}::date`

const endSoon = (arrival: string, departure: string) => sql`
  s.departure_date > ${arrival}::date and s.departure_date < ${departure}::date + 14 and s.arrival_date < ${departure}::date`

const areLong = (departure: string) => sql`
  s.departure_date - s.arrival_date > 14 and s.departure_date >= ${departure}::date + 14
    and s.departure_date < ${departure}::date + ${MAX_NIGHTS}::int and s.arrival_date < ${departure}::date`

/** Selects the rows of `stays`, of reservations and of closures, that take their room on a night between two days. */
export const heldStays = (arrival: string, departure: string) => sql`
  select reservation_id, room_id, arrival_date, departure_date from stays s where ${endSoon(arrival, departure)}
  union all
  select reservation_id, room_id, arrival_date, departure_date from stays s where ${areLong(departure)}`

/**
 * Selects the same rows with the `people` of the reservation, or with other columns of it as `r`. In the first part the
 * condition on departures is repeated for the reservations, so that they are read from the index of those days, for any
 * number of reservations.
 */
export const heldParties = (
  arrival: string,
  departure: string,
  columns = sql`${peopleOf('r.')} as people`,
) => sql`
  select s.reservation_id, s.room_id, s.arrival_date, s.departure_date, ${columns}
  from stays s left join reservations r on r.id = s.reservation_id and r.status in ('HOLD', 'PAID')
    and r.departure_date > ${arrival}::date and r.departure_date < ${departure}::date + 14
  where ${endSoon(arrival, departure)}
  union all
  select s.reservation_id, s.room_id, s.arrival_date, s.departure_date, ${columns}
  from stays s left join reservations r on r.id = s.reservation_id where ${areLong(departure)}`
