import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export type RowCounts = Readonly<Record<string, number>>

/** Returns the tables of the product, without those of the job queue. */
async function tablesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Returns a function that counts the rows of every table. If the database's snapshot has not changed since the last
 * count, no transaction has been committed since, and the function returns the last count. Most requests of these tests
 * are refused, so this is the usual case.
 */
export async function rowCounter(db: Kysely<DB>): Promise<() => Promise<RowCounts>> {
  const tables = await tablesOf(db)
  const counts = sql.join(tables.map((table) => sql`(select count(*) from ${sql.table(table)})`))
  const snapshot = sql`pg_current_snapshot()::text`
  const snapshotNow = sql<{ snapshot: string }>`select ${snapshot} as snapshot`
  const countNow = sql<{
    counts: number[]
    snapshot: string
  }>`select array[${counts}] as counts, ${snapshot} as snapshot`
  let last = { snapshot: '', counts: {} as RowCounts }
  return async () => {
    const { rows } = await snapshotNow.execute(db)
    if (rows[0]?.snapshot === last.snapshot) return last.counts
    const counted = (await countNow.execute(db)).rows[0]
    last = {
      snapshot: counted?.snapshot ?? '',
      counts: Object.fromEntries(tables.map((table, at) => [table, Number(counted?.counts[at])])),
    }
    return last.counts
  }
}

/** Returns the tables whose counts differ, as `stays 3 → 4`, except those in `except`. */
export const changesIn = (before: RowCounts, after: RowCounts, except: readonly string[]): string[] =>
  Object.keys(before)
    .filter((table) => before[table] !== after[table] && !except.includes(table))
    .map((table) => `${table} ${before[table]} → ${after[table]}`)
