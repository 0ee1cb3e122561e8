import type { Counter } from '@nivas/contract/cash/counters.ts'
import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { Line, Tender } from '@nivas/contract/cash/tenders.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { sessionOf } from './sessions.ts'
import { type Receipt, type Recorded, writeReceipt } from './write-receipt.ts'

export type Taking = {
  counter: Counter
  record: Recorded
  /** What is collected and how; `splitTenders` makes them of what is due and what is paid by UPI. */
  lines: readonly (Line & { tender: Tender })[]
  /** The reference of what is paid by UPI. */
  utr?: string | null
  /** The description of a cheque or a transfer. */
  reference?: string | null
  /** Of a till that went on without the network: the id of its session, and the number that it printed. */
  printed?: { session: number; number: number }
}

/**
 * Takes money at a counter, in the transaction of what it is for: writes the receipt with its number, and a row of the
 * book for each line. Without an open session at this till one is opened. The receipt's series stays locked until the
 * commit: call this as late as can be.
 */
export async function takeMoney(trx: Transaction<DB>, actor: Actor, taking: Taking): Promise<Receipt> {
  const { counter, record, lines, printed } = taking
  const utr = taking.utr ?? null
  if (utr) await refuseUsedUtr(trx, utr)
  const session = printed ? await sessionNamed(trx, printed.session) : await sessionOf(trx, actor, counter)
  return writeReceipt(trx, actor, {
    counter,
    session,
    record,
    rows: lines.map((line) => ({ ...line, undoes: null })),
    utr,
    reference: taking.reference ?? null,
    reason: null,
    number: printed?.number ?? null,
  })
}

/** The session that a till was in; that it is open, the caller's and of this counter, the database knows. */
async function sessionNamed(trx: Transaction<DB>, id: number) {
  const session = await trx
    .selectFrom('cash_sessions')
    .select(['id', 'number'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session) throw new Refusal(400, 'There is no such session')
  return session
}

/** A payment by UPI counts once. Of two at the same moment the second comes here when its call is made anew. */
async function refuseUsedUtr(trx: Transaction<DB>, utr: string): Promise<void> {
  const used = await trx
    .selectFrom('cash_receipts')
    .select(['series', 'number'])
    .where('utr', '=', utr)
    .executeTakeFirst()
  if (!used) return
  throw new Refusal(400, 'The UPI reference {{utr}} was used for receipt {{number}} already.', {
    utr,
    number: receiptNumber(used),
  })
}
