import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** The most rows that one statement of a job deletes or changes. */
export const PORTION = 5_000

/**
 * Deletes or changes rows of a table, one portion at a time. In the nights after a festival there are hundreds of
 * thousands of them. One statement for all of them could exceed its time limit, which would undo it and leave more rows
 * for every following night.
 *
 * @param change the SQL before `where`: `delete from submissions`
 * @param rows the SQL after `from`; it must no longer match rows that were changed
 */
export async function inPortions(
  db: Kysely<DB>,
  change: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): Promise<void> {
  for (let changed = 1n; changed > 0n; ) {
    const { numAffectedRows = 0n } = await sql`${change}
      where ctid = any(array(select ctid from ${rows} limit ${PORTION}))`.execute(db)
    changed = numAffectedRows
  }
}
