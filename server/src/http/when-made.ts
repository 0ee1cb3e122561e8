import { type Kept, madeAt } from '@nivas/contract/outbox.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** When a submission that waited in a browser was really made, and by whom; undefined of one that is made now. */
export async function whenMade(
  trx: Transaction<DB>,
  kept: Kept | null | undefined,
): Promise<{ at: Date; by: number } | undefined> {
  if (!kept) return undefined
  // The database's own clock, which also says when the submission was received: this server's may be ahead of it.
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx)
  return { at: madeAt(kept, rows[0]?.now ?? new Date(0)), by: kept.made_by }
}
