import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Undoing } from '@nivas/contract/cash/tenders.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { sessionOf } from './sessions.ts'
import { refuseUsedUtr } from './take-money.ts'
import { type Link, type Receipt, type Recorded, writeReceipt } from './write-receipt.ts'

export type GivingBack = {
  counter: Counter
  record: Recorded
  /**
   * Negative rows, each with the row that it undoes; `allocateRefund` makes them from `refundable`. A row of 0 undoes
   * no row.
   */
  undoing: readonly (Omit<Undoing, 'undoes'> & { undoes: number | null })[]
  reason: string
  /** The UPI reference of the money that is sent back. */
  utr?: string | null
  link?: Link
}

/** Gives money back from the caller's own session. The receipt has negative rows, each with the row that it undoes. */
export async function giveBack(
  trx: Transaction<DB>,
  actor: Actor,
  { counter, record, undoing, reason, utr = null, link }: GivingBack,
): Promise<Receipt> {
  if (utr) await refuseUsedUtr(trx, utr)
  const session = await sessionOf(trx, actor, counter)
  return writeReceipt(trx, actor, {
    counter,
    session,
    record,
    rows: undoing,
    utr,
    reference: null,
    reason,
    number: null,
    link,
  })
}
