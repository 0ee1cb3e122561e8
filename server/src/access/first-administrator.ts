import { randomBytes } from 'node:crypto'
import { inEnglish } from '@nivas/contract/in-english.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { operatorError } from '../operator-error.ts'
import { faultOf } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { ensureReadyMadeRoles } from './ready-made-roles.ts'

/** The number of an advisory lock that only this file uses; the value is arbitrary. */
const LOCK = 7_406_001

export type FirstAdministrator = {
  email: string
  /** Only a generated password, which is shown once. */
  password?: string
}

/**
 * Creates the first user, an administrator, in a database without users. Also updates the table of permissions to the
 * closed list. When several servers start at the same time, only one of them creates the user.
 */
export async function ensureFirstAdministrator(
  db: Kysely<DB>,
  given: { adminEmail?: string | undefined; adminPassword?: string | undefined; passwordMin?: number },
): Promise<FirstAdministrator | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx)
    const roles = await ensureReadyMadeRoles(trx)
    if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return undefined

    const email = given.adminEmail ?? 'admin@nivas.local'
    const password = given.adminPassword ?? randomBytes(12).toString('base64url')
    const fault =
      given.adminPassword &&
      (await faultOf(password, given.passwordMin ?? 8, { name: 'Administrator', email }))
    if (fault) throw operatorError(`ADMIN_PASSWORD cannot be used. ${inEnglish(fault)}`)
    const user = await trx
      .insertInto('users')
      .values({ name: 'Administrator', email, password_hash: await hashPassword(password) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = roles.get('Administrator')
    if (role) await trx.insertInto('user_roles').values({ user_id: user.id, role_id: role }).execute()
    return given.adminPassword ? { email } : { email, password }
  })
}
