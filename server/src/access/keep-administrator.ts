import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** As 0004_administration.sql raises it. */
const NOBODY_LEFT = 'NV001'

/**
 * The end of whatever takes a permission, a role or a user away: lets the database judge now, while it can still be said
 * in words, whether somebody is left who can manage users and roles. From here to the commit nobody else may take
 * anything away.
 */
export async function keepAdministrator(trx: Transaction<DB>): Promise<void> {
  try {
    await sql`set constraints last_administrator immediate`.execute(trx)
  } catch (error) {
    if ((error as { code?: string }).code !== NOBODY_LEFT) throw error
    throw new Refusal(
      400,
      'This is the last user who can manage users and roles. Give somebody else these permissions first.',
    )
  }
}
