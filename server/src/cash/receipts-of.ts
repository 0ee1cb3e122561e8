import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Receipt, Recorded } from './write-receipt.ts'

/** Returns the receipts of a record, oldest first. */
export async function receiptsOf(db: Kysely<DB>, record: Omit<Recorded, 'name'>): Promise<Receipt[]> {
  const { rows } = await sql<Omit<Receipt, 'number'> & { series: string }>`
    select r.id, r.series, r.number as running, r.utr, r.reason, u.name as taken_by, r.taken_at,
      (select json_agg(json_build_object('tender', b.tender, 'kind', b.kind, 'amount', b.amount,
          'undone_utr', case when b.tender = 'UPI' then o.utr end) order by b.id)
        from cash_book b left join cash_book u on u.id = b.undoes left join cash_receipts o on o.id = u.receipt_id
        where b.receipt_id = r.id) as rows
    from cash_receipts r join users u on u.id = r.taken_by
    where r.record_type = ${record.type} and r.record_id = ${record.id} order by r.id`.execute(db)
  return rows.map(({ series, ...row }) => ({
    ...row,
    number: receiptNumber({ series, number: row.running }),
  }))
}
