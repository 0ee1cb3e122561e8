import type { Answer, Input } from '@nivas/contract/call.ts'
import { allocateRefund, totalIn } from '@nivas/contract/cash/tenders.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { lockReservation } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'
import { recordDonationBack, refundableOf } from './record-payment.ts'

type GiveBackDonation = typeof reservations.giveBackDonation

/**
 * Gives back additional Bhent that was entered wrongly, from the caller's own drawer. The lock on the reservation
 * prevents two simultaneous refunds from giving back more than was received. Its Bhent and its rooms stay as they are.
 */
export async function giveBackDonation(
  trx: Transaction<DB>,
  actor: Actor,
  { id, donation_amount, utr, reason }: Input<GiveBackDonation>,
): Promise<Answer<GiveBackDonation>> {
  const reservation = await lockReservation(trx, id)
  const { donation } = await refundableOf(trx, id)
  const left = onWire(sum(donation.map(({ remaining }) => remaining)))
  if (left === 0) throw new Refusal(400, 'There is no additional Bhent to give back.')
  const undoing = allocateRefund(donation, donation_amount)
  if (!undoing)
    throw wrongField('donation_amount', 'Only {{amount}} of the additional Bhent can still be given back.', {
      amount: { rupees: left },
    })
  if (utr && totalIn(undoing, 'UPI') === 0)
    throw wrongField('utr', 'Nothing is given back by UPI. Please leave the reference empty.')
  const after = await readReservation(trx, id)
  return { ...after, payment: await recordDonationBack(trx, actor, reservation, { undoing, reason, utr }) }
}
