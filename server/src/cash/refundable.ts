import type { Refundable } from '@nivas/contract/cash/tenders.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Recorded } from './write-receipt.ts'

/** Returns the rows collected for a record, oldest first, with the part that has not been given back. */
export async function refundable(db: Kysely<DB>, record: Omit<Recorded, 'name'>): Promise<Refundable[]> {
  const { rows } = await sql<Omit<Refundable, 'remaining'> & { remaining: string }>`
    select b.id, b.tender, b.kind, b.category, case when b.tender = 'UPI' then r.utr end as utr,
      b.amount + coalesce((select sum(u.amount) from cash_book u where u.undoes = b.id), 0) as remaining
    from cash_receipts r join cash_book b on b.receipt_id = r.id
    where r.record_type = ${record.type} and r.record_id = ${record.id} and b.amount > 0
    order by b.id`.execute(db)
  return rows.map((row) => ({ ...row, remaining: Number(row.remaining) }))
}
