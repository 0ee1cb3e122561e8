import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { isPassword } from './passwords.ts'
import { countFailure, forgetFailures, throttled } from './throttle.ts'

/**
 * Checks the password that a signed-in user confirms; a second factor would be checked here too. Failures are counted
 * as at sign-in, but separately for this session. An open session cannot be used to guess a password, and guesses
 * elsewhere do not block its user.
 *
 * @param wrong makes the refusal of a wrong password
 * @returns a refusal that the caller must return, not throw, because a failure must be counted
 */
export async function provePassword(
  trx: Transaction<DB>,
  actor: Actor,
  password: string,
  wrong: () => Refusal,
): Promise<Refusal | undefined> {
  const { email, password_hash } = await trx
    .selectFrom('users')
    .select([sql<string>`lower(email)`.as('email'), 'password_hash'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const tried = { email, address: actor.address, known: `session ${actor.sessionId}` }
  const refusal = await throttled(trx, tried)
  if (refusal) return refusal
  if (await isPassword(password_hash, password)) {
    await requireUnchanged(trx, actor, password_hash)
    await forgetFailures(trx, tried)
    return undefined
  }
  await countFailure(trx, tried)
  return wrong()
}

/**
 * Locks the user, and refuses if the verified password is no longer the current one. A change during the verification
 * has ended this session, and the old password must not undo that change.
 */
async function requireUnchanged(trx: Transaction<DB>, { id }: Actor, password_hash: string): Promise<void> {
  const { rows } = await sql`select from users
    where id = ${id} and password_hash = ${password_hash} and deleted_at is null for no key update`.execute(
    trx,
  )
  if (rows.length === 0) throw new Refusal(401, 'Please sign in')
}
