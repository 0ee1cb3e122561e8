import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { DuesReceipt } from '@nivas/contract/receipts/receipts.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { recordPrint } from '../receipts/index.ts'
import { found } from './named-rows.ts'
import { readPayment } from './read-payments.ts'

type Print = typeof electrical.printReceipt

/** Returns the amounts of a payment by month, separately for dues, credits and an advance. */
async function linesOf(db: Kysely<DB>, payment: number): Promise<DuesReceipt['lines']> {
  const { rows } = await sql<{ month: string; kind: DuesReceipt['lines'][number]['kind']; amount: string }>`
    select month, kind, sum(amount) as amount from (
      select b.month, a.amount, case
        when sign(a.amount) <> sign(d.received) then 'CREDIT'
        when b.charge_type_id is null and not exists (select from dues_allocations earlier
          where earlier.line_id = a.line_id and earlier.id < coalesce(a.undoes, a.id)) then 'ADVANCE'
        else 'DUES' end as kind
      from dues_allocations a join dues_payments d on d.id = a.payment_id join bill_lines b on b.id = a.line_id
      where a.payment_id = ${payment}) as paid
    group by kind, month order by kind = 'CREDIT', month, kind`.execute(db)
  return rows.map(({ month, kind, amount }) => ({ month, kind, amount: Number(amount) }))
}

/** Records a print of the receipt of a payment or of its taking back. A duplicate repeats the original. */
export async function printReceipt(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: Input<Print>,
): Promise<Answer<Print>> {
  const { profile, receipt_number, method, received, utr, description, undoes, reason, taken_by, taken_at } =
    await readPayment(trx, id)
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(balance), 0) as owed from open_lines where profile_id = ${profile.id}`.execute(trx)
  const receipt: DuesReceipt = {
    receiptType: 'dues',
    // A payment without money, which sets credits against dues, has no receipt.
    receipt_number: found(receipt_number ?? undefined, 'There is no such receipt'),
    houseno: profile.houseno,
    name: profile.name,
    received,
    method: method ?? 'CASH',
    utr,
    description,
    lines: await linesOf(trx, id),
    owed: Number(rows[0]?.owed ?? 0),
    undoes,
    reason,
    taken_by,
    taken_at,
  }
  const { content, print } = await recordPrint(trx, actor, 'dues', id, receipt)
  return { receipt: content, print }
}
