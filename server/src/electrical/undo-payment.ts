import { randomUUID } from 'node:crypto'
import type { Input } from '@nivas/contract/call.ts'
import { allocateRefund } from '@nivas/contract/cash/tenders.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import type { Transaction } from 'kysely'
import { giveBack, refundable } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { lockProfile } from './lock-profile.ts'
import { readPayment } from './read-payments.ts'
import { nextPayment, recordOf, writePayment } from './write-payment.ts'

/** Undoes a cheque that bounced: the cash book gives it back, and the lines it had paid are open again. */
export async function undoPayment(
  trx: Transaction<DB>,
  actor: Actor,
  { id, reason }: Input<typeof electrical.undoPayment>,
): Promise<DuesPayment> {
  const { profile } = await readPayment(trx, id)
  const house = await lockProfile(trx, profile.id)
  const { method, received, undone, description, undoes } = await readPayment(trx, id)
  if (method !== 'CHEQUE' || undoes !== null) throw new Refusal(400, 'Only a cheque can be taken back.')
  if (undone) throw new Refusal(400, 'This cheque was taken back already.')
  const record = recordOf(id, house)
  const undoing = allocateRefund(await refundable(trx, record), received)
  if (!undoing) throw new Error(`payment ${id} is not in the cash book`)
  const allocations = await trx
    .selectFrom('dues_allocations')
    .select(['id', 'line_id', 'amount'])
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute()
  const back = await nextPayment(trx)
  const receipt = await giveBack(trx, actor, { counter: 'electricity', record, undoing, reason })
  await writePayment(
    trx,
    actor,
    house,
    {
      ...{ id: back, key: randomUUID(), received: -received, method, description, utr: null },
      ...{ undoes: id, reason },
    },
    receipt,
    allocations.map((one) => ({ readingId: one.line_id, amount: -Number(one.amount), undoes: one.id })),
  )
  return readPayment(trx, back)
}
