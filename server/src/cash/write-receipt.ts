import type { Counter } from '@nivas/contract/cash/counters.ts'
import { receiptNumber, seriesOf } from '@nivas/contract/cash/numbers.ts'
import type { Kind, Tender } from '@nivas/contract/cash/tenders.ts'
import { outOfOrder } from '@nivas/contract/outbox.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, triedAgain } from '../http/refusal.ts'
import type { OpenSession } from './sessions.ts'

/** The record that money is for: its kind, its id and its name. The book stores the name as it was. */
export type Recorded = { type: string; id: number; name: string }

/** A receipt with its rows. `number` is the printed number, `running` the running number in its series. */
export type Receipt = {
  id: number
  number: string
  running: number
  utr: string | null
  /** Why money is given back; null when it was taken. */
  reason: string | null
  taken_by: string
  taken_at: Date
  rows: readonly { tender: Tender; kind: Kind; amount: number; undone_utr?: string | null }[]
}

/** A statement by which the caller adds its own row for a receipt: `insert into … select id, … from receipt`. */
export type Link = RawBuilder<unknown>

type Row = {
  tender: Tender
  kind: Kind
  category?: string | null | undefined
  amount: number
  undoes: number | null
  undone_utr?: string | null
}

type Writing = {
  counter: Counter
  session: OpenSession
  record: Recorded
  rows: readonly Row[]
  utr: string | null
  reference: string | null
  /** Why money is given back; null when it is taken. */
  reason: string | null
  /** The running number that a till used; null takes the next one. */
  number: number | null
  /** When the money was taken; now if omitted. */
  at?: Date | undefined
  link?: Link | undefined
}

/** Writes a receipt and its rows of the book. Violated constraints become refusals. */
export async function writeReceipt(
  trx: Transaction<DB>,
  actor: Actor,
  { counter, session, record, rows, utr, reference, reason, number, at, link }: Writing,
): Promise<Receipt> {
  if (rows.length === 0) throw new Error('a receipt needs at least one row')
  const series = seriesOf(counter, session.number, actor.today, reason !== null)
  const written = sql<{ id: number; number: number; taken_at: Date }>`
    with receipt as (
      insert into cash_receipts (session_id, counter, taken_by, series, number, record_type, record_id, record_name,
        utr, reference, reason, taken_at)
      values (${session.id}, ${counter}, ${actor.id}, ${series}, ${number}, ${record.type}, ${record.id},
        ${record.name}, ${utr}, ${reference}, ${reason}, coalesce(${at ?? null}::timestamptz, now()))
      returning id, number, taken_at
    ), written as (
      insert into cash_book (receipt_id, tender, kind, category, amount, undoes)
      select receipt.id, line.* from receipt, json_to_recordset(${JSON.stringify(rows)}::json)
        as line (tender text, kind text, category text, amount numeric, undoes int)
    )${link ? sql`, linked as (${link})` : sql``}
    select id, number, taken_at from receipt`.execute(trx)
  const { rows: receipts } = await refusing(written, refusals)
  const [receipt] = receipts
  if (!receipt) throw new Error('the insert of a receipt returned no number')
  return {
    id: receipt.id,
    number: receiptNumber({ series, number: receipt.number }),
    running: receipt.number,
    utr,
    reason,
    taken_by: actor.name,
    taken_at: receipt.taken_at,
    rows,
  }
}

/**
 * Retries the call once before it is refused: by then a new session may be open, or the other receipt is committed.
 */
const afterRetry = (text: PlainKey) => () => triedAgain(new Refusal(400, text))

const refusals = {
  cash_session_is_open: afterRetry('This session is closed. Nothing can be added to it.'),
  cash_receipts_session_id_counter_taken_by_fkey: () => new Refusal(400, 'This is another person’s session.'),
  cash_receipts_in_order: () => new Refusal(400, outOfOrder),
  cash_receipts_utr: afterRetry('This UPI reference was already used.'),
  cash_book_gives_back_what_it_got: afterRetry('This would give back more than was received.'),
}
