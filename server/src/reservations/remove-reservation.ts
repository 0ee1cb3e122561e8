import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { type Locked, lockReservation, refuseEnded } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/**
 * NEW or HOLD → CANCELLED. The rooms are free again; the parents of a combined reservation become NEW again. A
 * visit at the gate stays open until its people are marked out: they are inside, with or without rooms.
 */
export async function removeReservation(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: { id: number },
): Promise<Reservation> {
  const reservation = await lockReservation(trx, id)
  refuseEnded(reservation)
  const { status, gate_checked_in_at, gate_checked_in_by } = reservation
  if (status === 'PAID') throw new Refusal(400, 'A reservation whose Bhent was taken cannot be deleted.')
  const held = await trx
    .deleteFrom('stays')
    .where('reservation_id', '=', id)
    .returning(['room_id', 'price'])
    .execute()
  const prices = Object.fromEntries(held.map(({ room_id, price }) => [room_id, price]))
  await trx
    .updateTable('reservations')
    .set({
      status: 'CANCELLED',
      cancelled_at: sql`now()`,
      cancelled_rooms: held.map(({ room_id }) => Number(room_id)),
      cancelled_prices: JSON.stringify(prices),
    })
    .where('id', '=', id)
    .execute()
  const parents = await releaseParents(trx, id, { gate_checked_in_at, gate_checked_in_by })
  const removed = await readReservation(trx, id)
  await writeEvent(trx, {
    name: 'reservations.parted',
    record: { type: 'reservation', id: parents },
    input: { combined: removed.application_number },
    by: actor.id,
  })
  return removed
}

/**
 * COMBINED → NEW. A check-in at the gate that the combined reservation did not take over from one of its parents
 * was that of all of them: the gate must not count their people a second time. Returns the ids of the parents.
 */
async function releaseParents(
  trx: Transaction<DB>,
  id: number,
  came: Pick<Locked, 'gate_checked_in_at' | 'gate_checked_in_by'>,
): Promise<number[]> {
  const parents = await trx
    .updateTable('reservations')
    .set({ status: 'NEW', combined_into: null })
    .where('combined_into', '=', id)
    .returning(['id', 'gate_checked_in_at'])
    .execute()
  const ids = parents.map((parent) => parent.id)
  const wasOfAll = came.gate_checked_in_at && parents.every((parent) => !parent.gate_checked_in_at)
  if (wasOfAll && ids.length > 0)
    await trx.updateTable('reservations').set(came).where('id', 'in', ids).execute()
  return ids
}
