import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { recordPrint } from '../receipts/index.ts'
import { receiptColumns, receiptOf } from './write-visit.ts'

type Print = typeof gate.printReceipt

/**
 * Records a print of a visit's receipt. A duplicate repeats the original, even if the visit has been corrected since.
 */
export async function printReceipt(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: Input<Print>,
): Promise<Answer<Print>> {
  const visit = await trx
    .selectFrom('gate_visits')
    .select(receiptColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit) throw new Refusal(404, 'There is no such receipt')
  const { content, print } = await recordPrint(trx, actor, 'gate', id, receiptOf(visit))
  return { receipt: content, print }
}
