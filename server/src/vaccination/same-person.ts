import { sql, type Transaction } from 'kysely'
import { tenDigits } from '../db/lock-number.ts'
import type { DB } from '../db/schema.gen.ts'

type Named = { firstName: string; lastName: string | null; mobile: string }

/**
 * SQL condition: the record `p`, or a merged record, has this name and mobile number, with or without the country
 * code.
 */
const isNamed = ({ firstName, lastName, mobile }: Named, of: 'p' | 'merged' = 'p') => {
  const name = `${firstName.trim()} ${lastName?.trim() ?? ''}`.trim()
  const column = (one: 'first_name' | 'last_name' | 'mobile') => sql.ref(`${of}.${one}`)
  return sql<boolean>`(lower(full_name(${column('first_name')}, ${column('last_name')})) = lower(${name})
    and ${tenDigits(column('mobile'))} = ${tenDigits(mobile)})`
}

/**
 * Finds the record of the same person by identity number, card, or name and mobile number, including those of records
 * that were merged into it.
 */
export async function recordOf(
  trx: Transaction<DB>,
  person: Named,
  card: string | null,
  hash: Buffer | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select p.id from vaccination_persons p
    where p.aadhaar_hash = ${hash} or card_key(p.card_no) = card_key(${card}) or ${isNamed(person)}
      or p.id = any(array(select person_id from vaccination_merges merged where ${isNamed(person, 'merged')}))
    order by p.id limit 1`.execute(trx)
  return rows[0]?.id
}

/**
 * Whether a record would get the name and mobile number of another one. A record that already shares them with another
 * one can still be changed.
 */
export async function becomesAnother(trx: Transaction<DB>, id: number, person: Named): Promise<boolean> {
  const { rows } = await sql`select from vaccination_persons p where p.id <> ${id} and ${isNamed(person)}
    and not exists (select from vaccination_persons p where p.id = ${id} and ${isNamed(person)})
    limit 1`.execute(trx)
  return rows.length > 0
}
