import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type Row = Answer<typeof electrical.dailyCollection>[number]

/**
 * Returns the money received on a day, with a row for each allocation. The sum equals the counter's total in the cash
 * book.
 */
export async function dailyCollection(
  db: Kysely<DB>,
  _actor: Actor,
  { paymentDate }: Input<typeof electrical.dailyCollection>,
): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'amount'> & { amount: string }>`
    select a.id, d.id as payment, p.id as profile, p.name as profilename, p.houseno, t.name as chargename, b.month as readingdate, a.amount
    from dues_payments d join dues_allocations a on a.payment_id = d.id join bill_lines b on b.id = a.line_id
    join electric_profiles p on p.id = d.profile_id left join charge_types t on t.id = b.charge_type_id
    where d.paid_on = ${paymentDate} order by d.id, b.month, a.id`.execute(db)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
