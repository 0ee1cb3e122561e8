import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { recordPrint } from '../receipts/index.ts'
import { receiptColumns, receiptOf } from './visit-rows.ts'

type Print = typeof samadh.printReceipt

/** Records a print of a visit's receipt or of its tray receipt. A duplicate repeats the original. */
export async function printReceipt(
  trx: Transaction<DB>,
  actor: Actor,
  { id, tray }: Input<Print>,
): Promise<Answer<Print>> {
  const visit = await trx
    .selectFrom('samadh_visits')
    .select(receiptColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit || (tray && visit.tray_no === null)) throw new Refusal(404, 'There is no such receipt')
  const kind = tray ? 'samadh-tray' : 'samadh-visit'
  const { content, print } = await recordPrint(trx, actor, kind, id, receiptOf(visit))
  return { receipt: content, print }
}
