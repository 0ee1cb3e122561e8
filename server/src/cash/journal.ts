import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { BookRow } from '@nivas/contract/cash/schemas.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { rowsWhere } from './book-rows.ts'

type Journal = typeof cash.journal

type Row = Omit<BookRow, 'taken_at' | 'amount' | 'receipt' | 'undoes'> & {
  taken_at: Date
  amount: string
  receipt_id: number
  series: string
  number: number
  undone_series: string | null
  undone_number: number | null
}

/** Returns a page of the book in order of time. The index is read from the nearer end. */
export const journal =
  (timeZone: string) =>
  async (db: Kysely<DB>, _actor: Actor, query: Input<Journal>): Promise<Answer<Journal>> => {
    const matching = sql`cash_book where ${rowsWhere(timeZone, query)}`
    const total = await countUpToLimit(db, matching, MOST_REPORTED)
    const way = wayTo(query, total, total <= MOST_REPORTED)
    if (!way) return { rows: [], total }
    const { rows } = await sql<Row>`
      select b.id, b.taken_at, b.counter, json_build_object('id', s.id, 'number', s.number) as session,
        r.id as receipt_id, r.series, r.number, b.tender, b.kind, b.category, b.amount,
        case when b.tender <> 'CASH' then coalesce(r.utr, r.reference) end as reference,
        case when b.tender <> 'CASH' then coalesce(undone.utr, undone.reference) end as undone_reference,
        undone.series as undone_series, undone.number as undone_number,
        json_build_object('type', r.record_type, 'id', r.record_id, 'name', r.record_name) as record,
        u.name as taken_by
      from (select id, taken_at from ${matching} order by taken_at ${way.walk}, id ${way.walk}
        offset ${way.skip} limit ${way.count}) as walked
      join cash_book b using (id)
      join cash_receipts r on r.id = b.receipt_id
      join cash_sessions s on s.id = b.session_id
      join users u on u.id = b.taken_by
      left join cash_book o on o.id = b.undoes
      left join cash_receipts undone on undone.id = o.receipt_id
      order by walked.taken_at ${way.read}, walked.id ${way.read}`.execute(db)
    return { rows: rows.map(toBookRow), total }
  }

const toBookRow = ({ receipt_id, series, number, undone_series, undone_number, ...row }: Row): BookRow => ({
  ...row,
  taken_at: row.taken_at.toISOString(),
  amount: Number(row.amount),
  receipt: { id: receipt_id, number: receiptNumber({ series, number }) },
  undoes:
    undone_series && undone_number ? receiptNumber({ series: undone_series, number: undone_number }) : null,
})
