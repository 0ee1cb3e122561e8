import type { Credentials, CurrentUser } from '@nivas/contract/access/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { knownDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { signInAs } from './sign-in-as.ts'
import { countFailure, forgetFailures, throttled } from './throttle.ts'

/** Returns the e-mail in the form in which users are found and failures counted. */
export const emailOf = ({ email }: { email: string }): string => email.trim().toLowerCase()

/**
 * Signs in with e-mail and password. Returns the refusal of a failure instead of throwing it, so that the count is
 * committed.
 */
export async function login(
  trx: Transaction<DB>,
  caller: Caller,
  input: z.output<typeof Credentials>,
): Promise<WithSession<CurrentUser> | Refusal> {
  const email = emailOf(input)
  const known = await knownDevice(trx, caller.devices, email)
  const tried = { email, address: caller.address, known }
  const refusal = await throttled(trx, tried)
  if (refusal) return refusal

  const user = await userOf(trx, email).executeTakeFirst()
  const isRight =
    (await isPassword(user?.password_hash, input.password)) && (await isUnchanged(trx, email, user))
  if (!isRight || !user) {
    await countFailure(trx, tried)
    return new Refusal(401, 'Invalid email or password')
  }
  await forgetFailures(trx, tried)
  return signInAs(trx, caller, user.id)
}

const userOf = (trx: Transaction<DB>, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)

/**
 * Whether the user is still the one whose password was verified, which takes a while. A change in between has ended all
 * sessions, and a session that starts with the old password would outlive it. The lock makes later changes wait for
 * this session, so that they end it too.
 */
async function isUnchanged(
  trx: Transaction<DB>,
  email: string,
  verified: { id: number; password_hash: string } | undefined,
): Promise<boolean> {
  const now = await userOf(trx, email).forShare().executeTakeFirst()
  return now !== undefined && now.id === verified?.id && now.password_hash === verified.password_hash
}
