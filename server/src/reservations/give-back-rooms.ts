import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { changedMeanwhile, lockReservation, refuseOtherRooms } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/**
 * Undoes a hold: HOLD → NEW, if the reservation holds exactly these rooms and its guests have not come. If an earlier
 * allotment was released, the reservation shows 'Allotment cancelled' again.
 */
export async function giveBackRooms(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, room_ids }: Input<typeof reservations.giveBackRooms>,
): Promise<Reservation> {
  const { status, gate_checked_in_at } = await lockReservation(trx, id)
  if (status !== 'HOLD' || gate_checked_in_at) throw new Refusal(400, changedMeanwhile)
  await refuseOtherRooms(trx, { id, status }, room_ids)
  await trx.deleteFrom('stays').where('reservation_id', '=', id).execute()
  const cancelled = sql<Date | null>`(select max(released_at) from released_allotments where reservation_id = ${id})`
  await trx
    .updateTable('reservations')
    .set({ status: 'NEW', allotment_cancelled_at: cancelled })
    .where('id', '=', id)
    .execute()
  return readReservation(trx, id)
}
