import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { arrivalConditions } from './arrival-conditions.ts'
import { readReservations } from './read-reservations.ts'

/** Returns the reservations that are present on any day from `from` to `to`, both included, in order of arrival. */
export const reservationsByRange = (
  db: Kysely<DB>,
  { today }: Actor,
  { from, to, status, arrival, hour, coming }: Input<typeof reservations.byRange>,
): Promise<Reservation[]> =>
  readReservations(
    db,
    sql.join(
      [
        sql`daterange(r.arrival_date, r.departure_date, '[]') && daterange(${from}, ${to}, '[]')
          and r.status in ('HOLD', 'NEW', 'PAID') and r.status = any(${status})`,
        ...arrivalConditions({ arrival, hour, coming }, today, 'r.'),
      ],
      sql` and `,
    ),
    sql`r.arrival_date, r.arrival_time, r.id`,
  )
