import { type Kept, madeAt } from '@nivas/contract/outbox.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The time and the user of a submission that waited in a browser; undefined for one that was sent immediately. */
export async function whenMade(
  db: Kysely<DB>,
  kept: Kept | null | undefined,
): Promise<{ at: Date; by: number } | undefined> {
  if (!kept) return undefined
  // Uses the database's clock, which also dates the receipt of the submission: this server's clock may be ahead of it.
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return { at: madeAt(kept, rows[0]?.now ?? new Date(0)), by: kept.made_by }
}
