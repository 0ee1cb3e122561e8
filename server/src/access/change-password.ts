import type { access } from '@nivas/contract/access/calls.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Input } from '@nivas/contract/call.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { rotateSession } from '../http/sessions.ts'
import { describe } from './current-user.ts'
import { endOtherSessions } from './own-sessions.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { refuseSharedAccount } from './shared-account.ts'

/** As at sign-in, and out of the same count: a session that was left open is no place to guess a password. */
const MOST_FAILURES = 5

async function isThrottled(trx: Transaction<DB>, email: string): Promise<boolean> {
  const { rows } = await sql<{ failures: number }>`select count(*)::int as failures from sign_in_failures
    where email = ${email} and at > now() - interval '15 minutes'`.execute(trx)
  return (rows[0]?.failures ?? 0) >= MOST_FAILURES
}

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
  // One at a time: otherwise many guesses at the same moment would all find less than five failures.
  const { rows } = await sql<{ email: string; password_hash: string }>`
    select lower(email) as email, password_hash from users where id = ${actor.id} for no key update`.execute(
    trx,
  )
  const { email = '', password_hash } = rows[0] ?? {}
  if (await isThrottled(trx, email))
    return new Refusal(429, 'Too many wrong passwords. Please wait 15 minutes and try again.')
  if (!(await isPassword(password_hash, current_password))) {
    await trx.insertInto('sign_in_failures').values({ email, address: actor.address }).execute()
    return wrongField('current_password', 'This is not your present password')
  }
  await trx
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', actor.id)
    .execute()
  await trx.deleteFrom('sign_in_failures').where('email', '=', email).execute()
  await endOtherSessions(trx, actor)
  return { data: describe(actor), session: await rotateSession(trx, actor.sessionId) }
}
