import type { access } from '@nivas/contract/access/calls.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Input } from '@nivas/contract/call.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { type Refusal, wrongField } from '../http/refusal.ts'
import { rotateSession } from '../http/sessions.ts'
import { describe } from './current-user.ts'
import { endOtherSessions } from './own-sessions.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { refuseSharedAccount } from './shared-account.ts'
import { countFailure, forgetFailures, throttled } from './throttle.ts'

/**
 * Changes one's own password; whoever else is signed in as this user no longer is, and this session gets a new token.
 * A wrong present password is counted, so it is returned and not thrown.
 */
export async function changePassword(
  trx: Transaction<DB>,
  actor: Actor,
  { current_password, password }: Input<typeof access.changePassword>,
): Promise<WithSession<CurrentUser> | Refusal> {
  refuseSharedAccount(actor)
  const { email, password_hash } = await trx
    .selectFrom('users')
    .select([sql<string>`lower(email)`.as('email'), 'password_hash'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  // As at sign-in, and out of the same count: a session that was left open is no place to guess a password.
  const refusal = await throttled(trx, email, actor.address)
  if (refusal) return refusal
  if (!(await isPassword(password_hash, current_password))) {
    await countFailure(trx, email, actor.address)
    return wrongField('current_password', 'This is not your present password')
  }
  await trx
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', actor.id)
    .execute()
  await forgetFailures(trx, email)
  await endOtherSessions(trx, actor)
  return { data: describe(actor), session: await rotateSession(trx, actor.sessionId) }
}
