import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export type RowCounts = Readonly<Record<string, number>>

/** The tables of the product, without the queue's. */
async function tablesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** Counts the rows of every table. */
export async function rowCounter(db: Kysely<DB>): Promise<() => Promise<RowCounts>> {
  const tables = await tablesOf(db)
  const counts = sql.join(tables.map((table) => sql`(select count(*) from ${sql.table(table)})`))
  const question = sql<{ counts: number[] }>`select array[${counts}] as counts`
  return async () => {
    const { rows } = await question.execute(db)
    return Object.fromEntries(tables.map((table, at) => [table, Number(rows[0]?.counts[at])]))
  }
}

/** The tables whose counts differ, as `stays 3 → 4`, except those in `except`. */
export const changesIn = (before: RowCounts, after: RowCounts, except: readonly string[]): string[] =>
  Object.keys(before)
    .filter((table) => before[table] !== after[table] && !except.includes(table))
    .map((table) => `${table} ${before[table]} → ${after[table]}`)
