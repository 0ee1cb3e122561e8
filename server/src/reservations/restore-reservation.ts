import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { assignRooms, type FormerPrices } from './assign-rooms.ts'
import { lockReservation } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/**
 * Undoes a deletion: CANCELLED → NEW, or → HOLD with the rooms that it held, at their former Bhent per day. Refuses
 * when one of the rooms is no longer free. Their places were agreed to before, so they are not checked again. A
 * combined reservation is refused: its parents are separate again, and may have been matched since.
 */
export async function restoreReservation(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: { id: number },
): Promise<Reservation> {
  const reservation = await lockReservation(trx, id)
  if (reservation.status !== 'CANCELLED') throw new Refusal(400, 'This reservation is not deleted.')
  if (reservation.is_child)
    throw new Refusal(
      400,
      'A combined reservation cannot be restored. Please combine its reservations again.',
    )
  const deleted = await trx
    .selectFrom('reservations')
    .select(['cancelled_rooms', 'cancelled_prices'])
    .where('id', '=', id)
    .where('cancelled_at', '>=', sql<Date>`now() - make_interval(secs => ${UNDO_WITHIN})`)
    .executeTakeFirst()
  if (!deleted) throw new Refusal(400, 'A deletion can be undone only within two minutes.')
  const rooms = deleted.cancelled_rooms ?? []
  await trx
    .updateTable('reservations')
    .set({
      status: rooms.length > 0 ? 'HOLD' : 'NEW',
      cancelled_at: null,
      cancelled_rooms: null,
      cancelled_prices: null,
    })
    .where('id', '=', id)
    .execute()
  const prices = (deleted.cancelled_prices ?? {}) as FormerPrices
  if (rooms.length > 0) await assignRooms(trx, id, reservation, rooms, prices)
  return readReservation(trx, id)
}
