import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Undoing } from '@nivas/contract/cash/tenders.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { sessionOf } from './sessions.ts'
import { type Link, type Receipt, type Recorded, writeReceipt } from './write-receipt.ts'

export type GivingBack = {
  counter: Counter
  record: Recorded
  /**
   * Negative rows that name the rows they undo; `allocateRefund` makes them from `refundable`. A row of 0 undoes
   * none.
   */
  undoing: readonly (Omit<Undoing, 'undoes'> & { undoes: number | null })[]
  reason: string
  link?: Link
}

/**
 * Gives money back from the caller's own session: a receipt of negative rows, each naming the row that it
 * undoes.
 */
export async function giveBack(
  trx: Transaction<DB>,
  actor: Actor,
  { counter, record, undoing, reason, link }: GivingBack,
): Promise<Receipt> {
  const session = await sessionOf(trx, actor, counter)
  return writeReceipt(trx, actor, {
    counter,
    session,
    record,
    rows: undoing,
    utr: null,
    reference: null,
    reason,
    number: null,
    link,
  })
}
