import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { advanceOwing } from '@nivas/contract/electrical/owing.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { sum } from '@nivas/contract/money.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Repeated } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { paidBy, sentBefore } from './apply-payment.ts'
import { lockProfile } from './lock-profile.ts'
import { openLines } from './open-lines.ts'
import { readPayment } from './read-payments.ts'
import { takePayment } from './write-payment.ts'

/**
 * Takes an advance: a credit of the house for its next bill. Refuses a house with dues, which it pays first, and the
 * account of a family that has left, which gets no more bills.
 */
export async function addAdvance(
  trx: Transaction<DB>,
  actor: Actor,
  { id: key, profile, amount, paymentType, paymentDescription, utr }: Input<typeof electrical.addAdvance>,
): Promise<DuesPayment | Repeated<DuesPayment>> {
  const house = await lockProfile(trx, profile)
  const by = paidBy(paymentType, paymentDescription, utr)
  const before = await sentBefore(
    trx,
    key,
    house.id,
    by,
    (lines) => lines.length === 1 && lines.every((line) => line.ofAdvance && line.amount === amount),
  )
  if (before !== undefined) return { data: await readPayment(trx, before), repeated: true }
  if (house.left_on)
    throw new Refusal(400, 'The family of this account has left the house, so no bill would use the advance.')
  const wrong = advanceOwing(sum((await openLines(trx, house.id)).map(({ balance }) => balance)))
  if (wrong) throw new Refusal(400, wrong)
  const line = await trx
    .insertInto('bill_lines')
    .values({ profile_id: house.id, month: addMonths(actor.today, 0), amount: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payment = await takePayment(trx, actor, house, {
    key,
    kind: 'ADVANCE',
    received: amount,
    ...by,
    allocations: [{ readingId: line.id, amount }],
  })
  return readPayment(trx, payment)
}
