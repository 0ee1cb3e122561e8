import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Past so many matches of a filter nobody pages on: they narrow it. Counting stops there. */
export const MOST_COUNTED = 10_000

/** The pattern for `ilike` that finds a text in another, with the signs that mean something in a pattern as they are. */
export const containing = (text: string): string => `%${beginningWith(text)}`

/** The same for a text that another begins with. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** How many rows `from` has, counted up to the limit: `from` is what follows the word, `reservations where …`. */
export async function countUpToLimit(
  db: Kysely<DB>,
  from: RawBuilder<unknown>,
  limit = MOST_COUNTED,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from (select from ${from} limit ${limit}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

type Wanted = { page: number; per_page: number; order: 'asc' | 'desc' }

/**
 * The way along an index to a page, from whichever end is nearer: which way to walk, how many rows to pass by and how many
 * to take; `ascending` is how they are then read. Undefined beyond the last page.
 *
 * @param isWhole whether `total` is all there are: a count that stopped at its limit does not say where the end is
 */
export function wayTo({ page, per_page, order }: Wanted, total: number, isWhole: boolean) {
  const offset = (page - 1) * per_page
  const count = Math.min(per_page, total - offset)
  if (count <= 0) return undefined
  const fromEnd = offset > total / 2 && isWhole
  const ascending = order === 'asc'
  return {
    skip: fromEnd ? total - offset - count : offset,
    count,
    walksUp: ascending !== fromEnd,
    ascending,
  }
}

/** `asc` or `desc`, as SQL. */
export const direction = (ascending: boolean) => (ascending ? sql`asc` : sql`desc`)
