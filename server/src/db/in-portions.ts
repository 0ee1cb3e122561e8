import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** The most rows that one statement of a job deletes or changes. */
export const PORTION = 5_000

/**
 * Deletes or changes rows of a table, a portion at a time: the nights after a festival have hundreds of
 * thousands. One statement for all of them could exceed its time limit, which undoes it, and would have more
 * rows every night from then on.
 *
 * @param change the SQL before `where`: `delete from submissions`
 * @param rows the SQL after `from`, of rows that it does not find any more once they are changed
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
