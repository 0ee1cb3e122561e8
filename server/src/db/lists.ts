import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { spellings } from '@nivas/contract/spellings.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Returns the `ilike` pattern that finds a text within another one, with the wildcard characters escaped. */
export const containing = (text: string): string => `%${beginningWith(text)}`

/** Returns the `ilike` pattern that finds a text at the beginning of another one. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** The condition that a column contains a text, in any case and in the spelling of any keyboard. */
export const hasText = (column: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql`(${sql.join(
    spellings(text).map((spelling) => sql`${column} ilike ${containing(spelling)}`),
    sql` or `,
  )})`

/** The condition that a text contains every word of another one, in any order. */
export const hasWords = (within: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql.join(
    text.split(/\s+/).map((word) => hasText(within, word)),
    sql` and `,
  )

/**
 * Counts the rows of `from`, which is the SQL after the word `from`: `reservations where …`. The count stops at one
 * above the limit, so that `formatTotal` can tell a longer list from one of exactly the limit.
 */
export async function countUpToLimit(
  db: Kysely<DB>,
  from: RawBuilder<unknown>,
  limit = MOST_COUNTED,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from (select from ${from} limit ${limit + 1}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

const [ASC, DESC] = [sql`asc`, sql`desc`]

/** `asc` or `desc`, as SQL. */
export const direction = (ascending: boolean) => (ascending ? ASC : DESC)

type Wanted = { page: number; per_page: number; order: 'asc' | 'desc' }

/**
 * Returns the shortest way along an index to a page, from the nearer end: the direction of the `walk`, the rows to skip
 * and the rows to take, and `read`, the order in which the page shows these rows. Undefined beyond the last page.
 *
 * @param isWhole whether `total` is complete. After a count that stopped at its limit, the end is unknown; an export
 * then reads on beyond the total, until a page is not full.
 */
export function wayTo({ page, per_page, order }: Wanted, total: number, isWhole: boolean) {
  const offset = (page - 1) * per_page
  const count = isWhole ? Math.min(per_page, total - offset) : per_page
  if (count <= 0) return undefined
  const fromEnd = offset > total / 2 && isWhole
  const ascending = order === 'asc'
  return {
    skip: fromEnd ? total - offset - count : offset,
    count,
    walk: direction(ascending !== fromEnd),
    read: direction(ascending),
  }
}
