import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { type Locked, lockReservation, refuseEnded } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/**
 * Deletes a reservation: NEW or HOLD → CANCELLED. Its rooms become free, and the parents of a combined reservation
 * become NEW again. A gate visit stays open until its people are marked out, because they are inside with or without
 * rooms.
 */
export async function removeReservation(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: { id: number },
): Promise<Reservation> {
  const reservation = await lockReservation(trx, id)
  refuseEnded(reservation)
  const { status, gate_checked_in_at, gate_checked_in_by } = reservation
  if (status === 'PAID')
    throw new Refusal(400, 'A reservation whose Bhent has been collected cannot be deleted.')
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
 * Sets the parents of a combined reservation from COMBINED to NEW, and returns their ids. If the combined reservation
 * was checked in at the gate and no parent was, its check-in covers all parents and is copied to them: the gate must
 * not count their people a second time.
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
  const coversAll = came.gate_checked_in_at && parents.every((parent) => !parent.gate_checked_in_at)
  if (coversAll && ids.length > 0)
    await trx.updateTable('reservations').set(came).where('id', 'in', ids).execute()
  return ids
}
