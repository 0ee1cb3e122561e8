import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { MOST_FOUND } from '@nivas/contract/registry/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { containing, hasText } from '../db/lists.ts'

/** The data by which a counter looks for a satsangi; null for unknown data. */
type Criteria = { card: string | null; name: string | null; phone: string | null }

/**
 * The SQL after `from` that finds the satsangis who match all criteria, sorted by name. For a very common name, only as
 * many matches as a list counts are read and sorted.
 *
 * @param more conditions of criteria that only one search has
 */
export function foundBy(
  { card, name, phone }: Criteria,
  more: readonly (RawBuilder<unknown> | undefined)[] = [],
): RawBuilder<unknown> {
  const conditions = [
    card === null ? undefined : sql`card_key(id_card_no) = card_key(${card})`,
    name === null ? undefined : hasText(sql`full_name(main_name, surname)`, name),
    phone === null ? undefined : sql`phone_digits(phone) like ${containing(phone)}`,
    ...more,
  ].filter((condition) => condition !== undefined)
  return sql`(select * from customers where ${sql.join(conditions, sql` and `)} limit ${MOST_COUNTED}) as matched
    order by lower(full_name(main_name, surname)), id limit ${MOST_FOUND}`
}
