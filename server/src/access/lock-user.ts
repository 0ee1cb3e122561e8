import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { noSuchUser } from './read-users.ts'

/**
 * Locks a user, as the first step of every change of them. `no key update` still lets other transactions write rows
 * that refer to this user, such as a row of the audit.
 */
export async function lockUser(trx: Transaction<DB>, id: number): Promise<void> {
  const { rows } =
    await sql`select from users where id = ${id} and deleted_at is null for no key update`.execute(trx)
  if (rows.length === 0) throw noSuchUser()
}
