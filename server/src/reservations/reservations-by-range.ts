import type { Input } from '@nivas/contract/call.ts'
import { isMasked, isStandIn, withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginningWith } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { arrivalConditions } from './arrival-conditions.ts'
import { readReservations } from './read-reservations.ts'

/**
 * Selects the reservations of a guest with this card: the applicant, a member, or the applicant of a reservation that
 * was combined. The stays are few, since they are read by the index of their days.
 *
 * The newer Aadhaar cards have only the end of their number, and some guests are stored with it.
 */
function hasCard(number: string): RawBuilder<unknown> {
  const end = withoutMarks(number)
  const isCard = (column: RawBuilder<unknown>) =>
    isMasked(number) && !isStandIn(number)
      ? sql`card_key(${column}) like card_key(${beginningWith(number)})`
      : sql`card_key(${column}) in (card_key(${number}), card_key(${end}))`
  return sql`(${isCard(sql`r.id_card_no`)} or ${isCard(sql`r.other_card_no`)}
    or exists (select from jsonb_array_elements(r.members) as member where ${isCard(sql`(member ->> 'i_card_number')`)})
    or r.is_child and exists (select from reservations p where p.combined_into = r.id
      and (${isCard(sql`p.id_card_no`)} or ${isCard(sql`p.other_card_no`)})))`
}

/** Returns the reservations that are present on any day from `from` to `to`, both included, in order of arrival. */
export const reservationsByRange = (
  db: Kysely<DB>,
  { today }: Actor,
  { from, to, status, id_card_no, arrival, hour, coming }: Input<typeof reservations.byRange>,
): Promise<Reservation[]> =>
  readReservations(
    db,
    sql.join(
      [
        sql`daterange(r.arrival_date, r.departure_date, '[]') && daterange(${from}, ${to}, '[]')
          and r.status in ('HOLD', 'NEW', 'PAID') and r.status = any(${status})`,
        ...(id_card_no ? [hasCard(id_card_no)] : []),
        ...arrivalConditions({ arrival, hour, coming }, today, 'r.'),
      ],
      sql` and `,
    ),
    sql`r.arrival_date, r.arrival_time, r.id`,
  )
