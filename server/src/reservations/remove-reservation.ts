import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { lockReservation } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/**
 * NEW or HOLD → CANCELLED. The rooms are free again; the parents of a combined reservation become NEW again.
 */
export async function removeReservation(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: { id: number },
): Promise<Reservation> {
  const { status } = await lockReservation(trx, id)
  if (status === 'PAID') throw new Refusal(400, 'A reservation whose Bhent was taken cannot be deleted.')
  if (status !== 'NEW' && status !== 'HOLD') throw new Refusal(400, 'This reservation has ended already.')
  await trx.deleteFrom('stays').where('reservation_id', '=', id).execute()
  await trx.updateTable('reservations').set({ status: 'CANCELLED' }).where('id', '=', id).execute()
  await trx
    .updateTable('reservations')
    .set({ status: 'NEW', combined_into: null })
    .where('combined_into', '=', id)
    .execute()
  return readReservation(trx, id)
}
