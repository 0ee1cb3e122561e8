import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { noSuchUser } from './read-users.ts'

/**
 * What every change of a user does first. `no key update`: what others write down under this user's name meanwhile,
 * such as a row of the audit, does not wait.
 */
export async function lockUser(trx: Transaction<DB>, id: number): Promise<void> {
  const { rows } =
    await sql`select from users where id = ${id} and deleted_at is null for no key update`.execute(trx)
  if (rows.length === 0) throw noSuchUser()
}
