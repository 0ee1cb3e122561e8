import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { readReceiptNumber, receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { CashReceipt } from '@nivas/contract/cash/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { auditOf } from '../audit/read-audit.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { forbidden, requirePermission } from '../http/require-permission.ts'

type Found = Omit<CashReceipt, 'number' | 'taken_at' | 'rows' | 'history'> & {
  series: string
  number: number
  taken_at: Date
  rows: (Omit<CashReceipt['rows'][number], 'undoes' | 'undone_by'> & {
    undoes: { receipt_id: number; series: string; number: number; utr: string | null } | null
    undone_by: { receipt_id: number; series: string; number: number; amount: number }[]
  })[]
}

async function findOne(db: Kysely<DB>, where: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await sql<Found>`
    select r.id, r.series, r.number, r.counter, json_build_object('id', s.id, 'number', s.number) as session,
      r.taken_at, u.name as taken_by, r.utr, r.reference, r.reason,
      json_build_object('type', r.record_type, 'id', r.record_id, 'name', r.record_name) as record,
      (select coalesce(json_agg(json_build_object('id', b.id, 'tender', b.tender, 'kind', b.kind, 'category', b.category,
          'amount', b.amount,
          'undoes', (select json_build_object('receipt_id', t.id, 'series', t.series, 'number', t.number,
              'utr', case when b.tender = 'UPI' then t.utr end)
            from cash_book o join cash_receipts t on t.id = o.receipt_id where o.id = b.undoes),
          'undone_by', (select coalesce(json_agg(json_build_object('receipt_id', t.id, 'series', t.series,
              'number', t.number, 'amount', o.amount) order by o.id), '[]')
            from cash_book o join cash_receipts t on t.id = o.receipt_id where o.undoes = b.id)) order by b.id), '[]')
        from cash_book b where b.receipt_id = r.id) as rows
    from cash_receipts r join cash_sessions s on s.id = r.session_id join users u on u.id = r.taken_by
    where ${where}`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal(404, 'There is no such receipt')
  return found
}

/** Returns the audit entries of the record of a receipt, newest first. */
async function historyOf(db: Kysely<DB>, record: Found['record']): Promise<CashReceipt['history']> {
  const rows = await auditOf(db, record)
  return rows.map(({ id, at, user, call }) => ({ id, at, user: user?.name ?? null, call }))
}

async function read(db: Kysely<DB>, actor: Actor, where: RawBuilder<unknown>): Promise<CashReceipt> {
  const { series, number, taken_at, rows, ...found } = await findOne(db, where)
  // Readers of the Bhent report may open the receipts that it consists of. Other receipts need the permission of the
  // cash book.
  if (found.record.type !== 'reservation') requirePermission(actor, 'cash-journal', forbidden)
  const numbered = <T extends { series: string; number: number }>({
    series: ofSeries,
    number: n,
    ...rest
  }: T) => ({
    ...rest,
    number: receiptNumber({ series: ofSeries, number: n }),
  })
  return {
    ...found,
    number: receiptNumber({ series, number }),
    taken_at: taken_at.toISOString(),
    rows: rows.map((row) => ({
      ...row,
      undoes: row.undoes && numbered(row.undoes),
      undone_by: row.undone_by.map(numbered),
    })),
    history: await historyOf(db, found.record),
  }
}

/** Returns a receipt by its id. */
export const getReceipt = (
  db: Kysely<DB>,
  actor: Actor,
  { id }: { id: number },
): Promise<Answer<typeof cash.receipt>> => read(db, actor, sql`r.id = ${id}`)

/**
 * Returns SQL for the id of the receipt whose paper has this number, where the book has a different one. The area of
 * the till knows it.
 */
export type OfPaper = (number: string) => RawBuilder<unknown>

/** Returns a receipt by its number in the book or, if the book has no such number, by the number on its paper. */
export const findReceipt =
  (ofPaper: OfPaper) =>
  async (
    db: Kysely<DB>,
    actor: Actor,
    { number: typed }: Input<typeof cash.findReceipt>,
  ): Promise<Answer<typeof cash.findReceipt>> => {
    const found = readReceiptNumber(typed)
    if (!found) throw new Refusal(404, 'There is no such receipt')
    const inBook = sql`select id from cash_receipts where series = ${found.series} and number = ${found.number}`
    return read(db, actor, sql`r.id = coalesce((${inBook}), (${ofPaper(receiptNumber(found))}))`)
  }
