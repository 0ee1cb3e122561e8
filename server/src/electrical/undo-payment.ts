import { randomUUID } from 'node:crypto'
import type { Input } from '@nivas/contract/call.ts'
import { allocateRefund } from '@nivas/contract/cash/tenders.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { sql, type Transaction } from 'kysely'
import { giveBack, refundable } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { lockProfile } from './lock-profile.ts'
import { readPayment } from './read-payments.ts'
import { useAdvances } from './use-advances.ts'
import { nextPayment, recordOf, writePayment, writeWithoutMoney } from './write-payment.ts'

/**
 * Takes a payment back: a cheque that bounced, money for a wrong house or of a wrong amount, an advance. The cash book
 * gives the money back, and the lines that the payment covered are open again. Bills that used its advance are open
 * again too, and use the other advances of the house. If a payment with money used the advance, its bills stay paid,
 * and the house owes the used amount on the line of the advance. A bounced cheque hands no money out; other tenders
 * do, and require the permission `electrical-refund`.
 */
export async function undoPayment(
  trx: Transaction<DB>,
  actor: Actor,
  { id, reason }: Input<typeof electrical.undoPayment>,
): Promise<DuesPayment> {
  const { profile } = await readPayment(trx, id)
  const house = await lockProfile(trx, profile.id)
  const { method, received, undone, description, undoes } = await readPayment(trx, id)
  if (method === null || undoes !== null)
    throw new Refusal(400, 'Only a payment that brought in money can be reversed.')
  if (method !== 'CHEQUE') requirePermission(actor, 'electrical-refund')
  if (undone) throw new Refusal(400, 'This payment was already reversed.')
  const record = recordOf(id, house)
  const undoing = allocateRefund(await refundable(trx, record), received)
  if (!undoing) throw new Error(`payment ${id} is not in the cash book`)
  const uses = await usesOf(trx, id)
  for (const use of uses)
    await writeWithoutMoney(trx, actor, house, {
      undoes: use,
      reason,
      allocations: await opposites(trx, use),
    })
  const back = await nextPayment(trx)
  const receipt = await giveBack(trx, actor, { counter: 'electricity', record, undoing, reason })
  await writePayment(trx, actor, house, {
    ...{ id: back, key: randomUUID(), received: -received, method, description, utr: null },
    ...{ undoes: id, reason, receipt, allocations: await opposites(trx, id) },
  })
  if (uses.length > 0) await useAdvances(trx, actor, [house])
  return readPayment(trx, back)
}

/** Returns the allocations that reverse the allocations of a payment. */
async function opposites(trx: Transaction<DB>, payment: number) {
  const allocations = await trx
    .selectFrom('dues_allocations')
    .select(['id', 'line_id', 'amount'])
    .where('payment_id', '=', payment)
    .orderBy('id')
    .execute()
  return allocations.map((one) => ({ readingId: one.line_id, amount: -Number(one.amount), undoes: one.id }))
}

/**
 * Returns the payments without money that used an advance which this payment brought, latest first. Uses of an advance
 * that this payment itself only used are not included.
 */
async function usesOf(trx: Transaction<DB>, payment: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct d.id from dues_allocations a
    join bill_lines b on b.id = a.line_id and b.charge_type_id is null
    join dues_allocations used on used.line_id = a.line_id and used.amount < 0
    join dues_payments d on d.id = used.payment_id and d.received = 0 and d.undoes is null
    where a.payment_id = ${payment} and a.amount > 0 and not exists (select from dues_payments back where back.undoes = d.id)
    order by d.id desc`.execute(trx)
  return rows.map(({ id }) => id)
}
