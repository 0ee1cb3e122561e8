import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Locks a record until the transaction ends, if there is one with this id: what is read of it after that stays. */
export async function lockRow(trx: Transaction<DB>, table: keyof DB, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(trx)
}
