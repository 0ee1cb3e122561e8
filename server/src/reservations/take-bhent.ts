import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { changedMeanwhile, lockReservation, refuseEnded, startPaid } from './lock-reservation.ts'
import { giveMeals, refuseOtherAmount } from './pay.ts'
import { readReservation } from './read-reservations.ts'
import { recordBhent } from './record-payment.ts'

/**
 * Sets a reservation from HOLD to PAID for exactly the total of its rooms. `donation_amount` is the additional Bhent.
 */
export async function takeBhent(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof reservations.takeBhent>,
): Promise<Answer<typeof reservations.takeBhent>> {
  const reservation = (await startPaid(trx, input.id)) ?? (await refuseUnlessOnHold(trx, input.id))
  await giveMeals(trx, actor, reservation)
  const paid = await readReservation(trx, input.id)
  if (paid.count_assigned_rooms === 0) throw new Refusal(400, 'This reservation holds no rooms.')
  refuseOtherAmount(input.payment_amount, paid.total_amount)
  const taken = { total: paid.total_amount, collected: input }
  return { ...paid, payment: await recordBhent(trx, actor, reservation, taken) }
}

async function refuseUnlessOnHold(trx: Transaction<DB>, id: number): Promise<never> {
  const reservation = await lockReservation(trx, id)
  refuseEnded(reservation)
  const { status } = reservation
  if (status === 'PAID') throw new Refusal(400, 'The Bhent for this reservation has already been collected.')
  if (status === 'HOLD') throw new Refusal(400, changedMeanwhile)
  throw new Refusal(400, 'Bhent can be collected only for a reservation that is on HOLD.')
}
