import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Past so many matches of a filter nobody pages on: they narrow it. Counting stops there. */
export const MOST_COUNTED = 10_000

/** The pattern for `ilike` that finds a text in another, with the signs that mean something in a pattern as they are. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** How many rows `from` has, counted up to the limit: `from` is what follows the word, `reservations where …`. */
export async function countUpToLimit(db: Kysely<DB>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from (select from ${from} limit ${MOST_COUNTED}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}
