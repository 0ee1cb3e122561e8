import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { lockReservation } from './lock-reservation.ts'
import { pay, refuseOtherAmount } from './pay.ts'
import { readReservation } from './read-reservations.ts'

/** HOLD → PAID, for exactly the total of the held rooms; `donation_amount` is the additional Bhent. */
export async function takeBhent(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof reservations.takeBhent>,
): Promise<Answer<typeof reservations.takeBhent>> {
  const reservation = await lockReservation(trx, input.id)
  if (reservation.status === 'PAID')
    throw new Refusal(400, 'The Bhent for this reservation has been taken already.')
  if (reservation.status !== 'HOLD')
    throw new Refusal(400, 'Bhent can be taken only for a reservation that is on HOLD.')
  const before = await readReservation(trx, input.id)
  if (before.count_assigned_rooms === 0) throw new Refusal(400, 'This reservation holds no rooms.')
  refuseOtherAmount(input.payment_amount, before.total_amount)
  const payment = await pay(trx, actor, reservation, before.total_amount, input)
  return { ...(await readReservation(trx, input.id)), payment }
}
