import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Payment } from '@nivas/contract/reservations/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { agreePlaces } from './agree-places.ts'
import { assignRooms, leaveRooms } from './assign-rooms.ts'
import { type Locked, lockReservation, refuseOtherDays } from './lock-reservation.ts'
import { lockFreeRooms } from './lock-rooms.ts'
import { refuseOtherAmount } from './pay.ts'
import { planMove } from './plan-move.ts'
import { readReservation } from './read-reservations.ts'
import { settleDifference } from './record-payment.ts'
import { restartGrace } from './release-late-arrivals.ts'
import { rewriteTicket } from './write-ticket.ts'

type Move = typeof reservations.moveStay

/**
 * Moves a reservation that is on HOLD or PAID: one room to another, the whole reservation to other days, or both. The
 * meal ticket follows the days. For a PAID reservation the difference in Bhent is recorded once the screen has
 * confirmed it.
 */
export async function moveStay(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<Move>,
): Promise<Answer<Move>> {
  const { id } = input
  const before = await lockReservation(trx, id)
  refuseOtherDays(before, input)
  const planned = await planMove(trx, before, input, actor.today)
  const { stay, room_ids, left, former, before: capacityBefore } = planned

  // The former room is released before the days change: it need not be free on the new ones.
  await lockFreeRooms(trx, id, stay, room_ids)
  await leaveRooms(trx, id, room_ids)
  const after = { ...before, ...stay }
  if (stay.arrival_date !== before.arrival_date || stay.departure_date !== before.departure_date) {
    await trx.updateTable('reservations').set(stay).where('id', '=', id).execute()
    await restartGrace(trx, id, before, after)
    await rewriteTicket(trx, id, after, actor.id)
  }
  // Total and capacity are read from the locked rooms: the plan read them before this call may have waited for another
  // desk.
  const { total, capacity } = await assignRooms(trx, id, after, room_ids, former)
  const { room_id, to_room_id = room_id } = input
  if (to_room_id !== room_id)
    await trx
      .updateTable('stays')
      .set({ left_room: room_id, left_price: left, left_at: sql<Date>`now()` })
      .where('reservation_id', '=', id)
      .where('room_id', '=', to_room_id)
      .execute()
  if (stay.departure_date !== before.departure_date)
    await trx
      .updateTable('stays')
      .set({ left_departure: before.departure_date, left_departure_at: sql<Date>`now()` })
      .where('reservation_id', '=', id)
      .execute()
  await agreePlaces(trx, id, capacity, {
    agreed: input.agreed_places,
    by: actor.id,
    before: capacityBefore,
  })
  if (before.status !== 'PAID') return { ...(await readReservation(trx, id)), payment: null }

  const moved = await readReservation(trx, id)
  return { ...moved, payment: await settle(trx, actor, before, { total, confirmed: input.payment_amount }) }
}

/**
 * Records the difference in Bhent of a PAID reservation. Refuses a difference when the screen has not confirmed the
 * new total.
 */
async function settle(
  trx: Transaction<DB>,
  actor: Actor,
  before: Locked,
  { total, confirmed }: { total: number; confirmed: number | undefined },
): Promise<Payment | null> {
  if (confirmed !== undefined) refuseOtherAmount(confirmed, total)
  const payment = await settleDifference(trx, actor, before, { total })
  if (payment && confirmed === undefined)
    throw new Refusal(
      400,
      'The Bhent for these rooms becomes {{total}}. Please confirm the difference first.',
      { total: { rupees: total } },
    )
  return payment
}
