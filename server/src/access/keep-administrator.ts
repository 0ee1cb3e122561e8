import { sql, type Transaction } from 'kysely'
import { codeOf } from '../caught.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** The error code that 0004_administration.sql raises. */
const NO_ADMINISTRATOR_LEFT = 'NV001'

/**
 * Checks that at least one user who can manage users and roles remains. Runs at the end of every call that takes a
 * permission, a role or a user away, while a refusal with a text is still possible. Other calls that take something
 * away wait for this check until the commit.
 */
export async function keepAdministrator(trx: Transaction<DB>): Promise<void> {
  try {
    await sql`set constraints last_administrator immediate`.execute(trx)
  } catch (error) {
    if (codeOf(error) !== NO_ADMINISTRATOR_LEFT) throw error
    throw new Refusal(
      400,
      'This is the last user who can manage users and roles. Give someone else these permissions first.',
    )
  }
}
