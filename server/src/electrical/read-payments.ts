import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { DuesPayment } from '@nivas/contract/electrical/payment-schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { countPrints } from '../receipts/index.ts'
import { found } from './named-rows.ts'
import { requireHouse } from './require-house.ts'

/** Returns payments `d` with their allocations; `where` may include an order and a limit. */
async function readPayments(db: Kysely<DB>, where: RawBuilder<unknown>): Promise<DuesPayment[]> {
  const { rows } = await sql<
    Omit<DuesPayment, 'taken_at' | 'received'> & { taken_at: Date; received: string }
  >`
    select d.id, json_build_object('id', p.id, 'houseno', p.houseno, 'name', p.name) as profile, d.receipt_number, d.received,
      d.method, d.description, d.utr, d.paid_on, d.taken_at, u.name as taken_by, o.receipt_number as undoes, d.reason,
      exists (select from dues_payments back where back.undoes = d.id) as undone,
      (select coalesce(json_agg(json_build_object('readingdate', b.month, 'chargename', t.name, 'amount', a.amount)
          order by b.month, b.rate nulls first, a.id), '[]')
        from dues_allocations a join bill_lines b on b.id = a.line_id left join charge_types t on t.id = b.charge_type_id
        where a.payment_id = d.id) as lines
    from dues_payments d join electric_profiles p on p.id = d.profile_id join users u on u.id = d.taken_by
    left join dues_payments o on o.id = d.undoes
    where ${where}`.execute(db)
  return rows.map((row) => ({
    ...row,
    received: Number(row.received),
    taken_at: row.taken_at.toISOString(),
  }))
}

export const readPayment = async (db: Kysely<DB>, id: number): Promise<DuesPayment> =>
  found((await readPayments(db, sql`d.id = ${id}`))[0], 'There is no such payment')

export const getPayment = (
  db: Kysely<DB>,
  _actor: Actor,
  { id }: Input<typeof electrical.payment>,
): Promise<DuesPayment> => readPayment(db, id)

export async function listPayments(
  db: Kysely<DB>,
  _actor: Actor,
  { id }: Input<typeof electrical.payments>,
): Promise<Answer<typeof electrical.payments>> {
  await requireHouse(db, id)
  const payments = await readPayments(db, sql`d.profile_id = ${id} order by d.id desc limit 50`)
  const prints = await countPrints(
    db,
    'dues',
    payments.map((payment) => payment.id),
  )
  return payments.map((payment) => ({ ...payment, prints: prints.get(payment.id) ?? 0 }))
}
