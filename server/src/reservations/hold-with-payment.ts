import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Payment } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { agreePlaces, capacityHeld } from './agree-places.ts'
import { assignRooms } from './assign-rooms.ts'
import {
  changedMeanwhile,
  type Locked,
  lockReservation,
  refuseEnded,
  refuseOtherDays,
  refuseOtherRooms,
  startHolding,
  startPaid,
} from './lock-reservation.ts'
import { giveMeals, refuseOtherAmount } from './pay.ts'
import { readReservation } from './read-reservations.ts'
import { recordBhent, refuseOtherDifference, settleDifference } from './record-payment.ts'

type HoldWithPayment = typeof reservations.holdWithPayment

/** Assigns exactly these rooms, and returns their total. */
async function giveRooms(
  trx: Transaction<DB>,
  actor: Actor,
  { id, ...reservation }: Locked,
  { room_ids, agreed_places }: Input<HoldWithPayment>,
): Promise<number> {
  const before = reservation.status === 'NEW' ? undefined : await capacityHeld(trx, id)
  const { total, capacity } = await assignRooms(trx, id, reservation, room_ids)
  await agreePlaces(trx, id, capacity, { agreed: agreed_places, by: actor.id, before })
  return total
}

/** Assigns the rooms of a reservation that is NEW or on HOLD, and takes their Bhent. */
async function reserve(
  trx: Transaction<DB>,
  actor: Actor,
  reservation: Locked,
  input: Input<HoldWithPayment>,
): Promise<Payment> {
  if (reservation.status === 'NEW') await startHolding(trx, reservation.id)
  const total = await giveRooms(trx, actor, reservation, input)
  refuseOtherAmount(input.payment_amount, total)
  await startPaid(trx, reservation.id)
  await giveMeals(trx, actor, reservation)
  return recordBhent(trx, actor, reservation, { total, collected: input })
}

/** Exchanges the rooms of a PAID reservation, and collects or gives back the difference. */
async function exchange(
  trx: Transaction<DB>,
  actor: Actor,
  reservation: Locked,
  input: Input<HoldWithPayment>,
) {
  const total = await giveRooms(trx, actor, reservation, input)
  refuseOtherAmount(input.payment_amount, total)
  await trx
    .updateTable('reservations')
    .set({ allotment_cancelled_at: null })
    .where('id', '=', reservation.id)
    .where('allotment_cancelled_at', 'is not', null)
    .execute()
  const payment = await settleDifference(trx, actor, reservation, { total, collected: input })
  refuseOtherDifference(input.difference, payment)
  return payment
}

/**
 * Sets a reservation that is NEW, HOLD or PAID to PAID with exactly these rooms ('Reserve Rooms'). `payment_amount` is
 * their total.
 */
export async function holdWithPayment(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<HoldWithPayment>,
): Promise<Answer<HoldWithPayment>> {
  const reservation = await lockReservation(trx, input.id)
  refuseEnded(reservation)
  if (reservation.status !== input.oldStatus) throw new Refusal(400, changedMeanwhile)
  await refuseOtherRooms(trx, reservation, input.known_room_ids)
  refuseOtherDays(reservation, input)
  requirePermission(actor, reservation.status === 'NEW' ? 'resavation-assign-room' : 'resavation-edit')
  const act = reservation.status === 'PAID' ? exchange : reserve
  const payment = await act(trx, actor, reservation, input)
  return { ...(await readReservation(trx, input.id)), payment }
}
