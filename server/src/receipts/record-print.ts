import type { PrintedKind, ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type Recorded<C> = { print: ReceiptPrint; content: C }

/**
 * Records that a receipt is about to be printed, and returns the number of the print. Every call that prints a receipt
 * uses this, in its transaction and before printing. From the second print on, the paper shows DUPLICATE with number
 * and time.
 *
 * @param id the record of the receipt; the caller has checked that it exists
 * @param content the present content; the result has the content of the original, which a duplicate repeats
 */
export async function recordPrint<C = null>(
  trx: Transaction<DB>,
  actor: Actor,
  kind: PrintedKind,
  id: number,
  content: C = null as C,
): Promise<Recorded<C>> {
  // A separate statement, because only the next one sees the print of the desk that held the lock before.
  await sql`select pg_advisory_xact_lock(hashtext('receipt_prints ' || ${kind}), ${id}::int)`.execute(trx)
  const { rows } = await sql<{ number: number; printed_at: Date; original: C | null }>`
    with earlier as (
      select number, content from receipt_prints where kind = ${kind} and receipt_id = ${id}
    )
    insert into receipt_prints (kind, receipt_id, number, content, printed_by)
      select ${kind}, ${id}, count(*) + 1,
        case when count(*) = 0 then ${content === null ? null : JSON.stringify(content)}::jsonb end, ${actor.id}
      from earlier
    returning number, printed_at, (select content from earlier where number = 1) as original`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error('a print was not recorded')
  return {
    print: { number: row.number, printed_at: row.printed_at.toISOString() },
    content: row.original ?? content,
  }
}

/** Counts how often each of these receipts was printed. */
export async function countPrints(
  db: Kysely<DB>,
  kind: PrintedKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ receipt_id: number; prints: number }>`
    select receipt_id, max(number) as prints from receipt_prints
    where kind = ${kind} and receipt_id = any(${ids}::int[]) group by receipt_id`.execute(db)
  return new Map(rows.map(({ receipt_id, prints }) => [receipt_id, prints]))
}
