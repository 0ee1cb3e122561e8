import type { ResetPassword } from '@nivas/contract/access/passwords.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { wrongFields } from '../http/refusal.ts'
import type { HashNew } from './new-password.ts'
import { hashOfToken, RESET_MINUTES } from './reset-link.ts'
import { signInAs } from './sign-in-as.ts'
import { forgetAllFailures } from './throttle.ts'

/**
 * Sets a new password and starts a session. The database ends every session and every link of the user (`end_access`),
 * so a token works only once.
 */
export const reset =
  (hashNew: HashNew) =>
  async (
    trx: Transaction<DB>,
    caller: Caller,
    { email, token, password }: z.output<typeof ResetPassword>,
  ): Promise<WithSession<CurrentUser>> => {
    const user = await userOf(trx, email.toLowerCase(), token)
    if (!user)
      throw wrongFields(say('Resetting password failed'), {
        token: [say('This link was already used or is older than an hour. Please request a new one.')],
      })
    await trx
      .updateTable('users')
      .set({ password_hash: await hashNew(password, user) })
      .where('id', '=', user.id)
      .execute()
    await forgetAllFailures(trx, email.toLowerCase())
    return signInAs(trx, caller, user.id)
  }

/** Locks the token, so that of two requests with the same token the second one finds none. */
const userOf = (trx: Transaction<DB>, email: string, token: string) =>
  trx
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('token_hash', '=', hashOfToken(token))
    .where('password_resets.created_at', '>', sql<Date>`now() - make_interval(mins => ${RESET_MINUTES})`)
    .where(sql`lower(users.email)`, '=', email)
    .where('users.deleted_at', 'is', null)
    .forUpdate('password_resets')
    .executeTakeFirst()
