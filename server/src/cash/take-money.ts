import type { Counter } from '@nivas/contract/cash/counters.ts'
import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { Line, Tender } from '@nivas/contract/cash/tenders.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { type OpenSession, sessionOf } from './sessions.ts'
import { type Link, type Receipt, type Recorded, writeReceipt } from './write-receipt.ts'

export type Taking = {
  counter: Counter
  record: Recorded
  /**
   * The amounts and their tenders; `splitTenders` makes them from the amount due and the part paid by UPI.
   */
  lines: readonly (Line & { tender: Tender })[]
  /** The reference of the part paid by UPI. */
  utr?: string | null
  /** The description of a cheque or a transfer. */
  reference?: string | null
  /**
   * For a till that numbers its receipts itself. The database checks that the session is open, the caller's, and of
   * this counter. `number` is the number that the till gave, or null for the next one. `at` is the time at which the
   * money was taken, for a receipt that waited in the browser.
   */
  printed?: { session: OpenSession; number: number | null; at?: Date | undefined }
  link?: Link
}

/**
 * Takes money at a counter, in the transaction of its record: writes the receipt with its number, and a row of the
 * book for each line. Opens a session at this till if none is open. The receipt's series stays locked until the
 * commit, so call this as late as possible.
 */
export async function takeMoney(trx: Transaction<DB>, actor: Actor, taking: Taking): Promise<Receipt> {
  const { counter, record, lines, printed } = taking
  const utr = taking.utr ?? null
  if (utr) await refuseUsedUtr(trx, utr)
  const session = printed?.session ?? (await sessionOf(trx, actor, counter))
  return writeReceipt(trx, actor, {
    counter,
    session,
    record,
    rows: lines.map((line) => ({ ...line, undoes: null })),
    utr,
    reference: taking.reference ?? null,
    reason: null,
    number: printed?.number ?? null,
    at: printed?.at,
    link: taking.link,
  })
}

/** Returns the number of the receipt that this UPI reference was used for; undefined for a new reference. */
export async function receiptWithUtr(trx: Transaction<DB>, utr: string): Promise<string | undefined> {
  const used = await trx
    .selectFrom('cash_receipts')
    .select(['series', 'number'])
    .where('utr', '=', utr)
    .executeTakeFirst()
  return used && receiptNumber(used)
}

/**
 * Refuses a UPI reference that a receipt has already: a UPI payment counts once. Of two simultaneous payments, the
 * second is refused here when its call is retried.
 */
export async function refuseUsedUtr(trx: Transaction<DB>, utr: string): Promise<void> {
  const number = await receiptWithUtr(trx, utr)
  if (number === undefined) return
  throw new Refusal(400, 'The UPI reference {{utr}} was already used for receipt {{number}}.', {
    utr,
    number,
  })
}
