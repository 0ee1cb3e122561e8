import { enteredAt, type Kept } from '@nivas/contract/gate/kept.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { receiptColumns, receiptOf } from './write-visit.ts'

/**
 * The receipt of an entry that was written down before: its answer was lost, and it is sent again, perhaps by somebody
 * else, perhaps after its idempotency key was forgotten.
 */
export async function writtenBefore(
  trx: Transaction<DB>,
  { submission }: Actor,
  kept: Kept | null | undefined,
): Promise<VisitReceipt | undefined> {
  if (submission === undefined) return undefined
  // Two tabs, or two guards, may send the same entry at once: the second waits for the first.
  if (kept) await sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 0))`.execute(trx)
  const visit = await trx
    .selectFrom('gate_visits')
    .select(receiptColumns)
    .where('client_key', '=', submission)
    .executeTakeFirst()
  return visit && receiptOf(visit)
}

/** When an entry was really made, and by whom; nothing of one that is made now. */
export async function keptEntry(
  trx: Transaction<DB>,
  kept: Kept | null | undefined,
): Promise<{ entered_at?: Date; made_by?: number }> {
  if (!kept) return {}
  // The database's own clock, which also says when the entry was received: this server's may be ahead of it.
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx)
  return { entered_at: enteredAt(kept, rows[0]?.now ?? new Date(0)), made_by: kept.made_by }
}
