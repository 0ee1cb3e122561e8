import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * Locks a record until the transaction ends, if there is one with this id. Values that are read after this do not
 * change.
 */
export async function lockRow(trx: Transaction<DB>, table: keyof DB, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(trx)
}
