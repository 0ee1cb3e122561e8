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

/** Signs in with e-mail and password. A failure is counted, so it is returned instead of thrown. */
export async function login(
  trx: Transaction<DB>,
  caller: Caller,
  input: z.output<typeof Credentials>,
): Promise<WithSession<CurrentUser> | Refusal> {
  const email = input.email.trim().toLowerCase()
  const known = await knownDevice(trx, caller.devices, email)
  const tried = { email, address: caller.address, known }
  const refusal = await throttled(trx, tried)
  if (refusal) return refusal

  const user = await trx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!(await isPassword(user?.password_hash, input.password)) || !user) {
    await countFailure(trx, tried)
    return new Refusal(401, 'Invalid email or password')
  }
  await forgetFailures(trx, tried)
  return signInAs(trx, caller, user.id)
}
