import { keyOfProvisional } from '@nivas/contract/outbox.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Returns the ids of the records that these calls (`area.name`) created under keys with the prefix of a provisional
 * number; an empty list for any other number. The database has an index on exactly this expression.
 */
export async function recordsByProvisional(
  db: Kysely<DB>,
  calls: readonly string[],
  number: string,
): Promise<number[]> {
  const beginning = keyOfProvisional(number)
  if (beginning === undefined) return []
  const { rows } = await sql<{ id: number }>`select record_id as id from submissions
    where left(key::text, 8) = ${beginning} and for_good and record_id is not null
      and call = any(${calls})`.execute(db)
  return rows.map(({ id }) => id)
}
