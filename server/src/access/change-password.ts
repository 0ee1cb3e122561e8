import type { access } from '@nivas/contract/access/calls.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { type Refusal, wrongField } from '../http/refusal.ts'
import type { HashNew } from './new-password.ts'
import { provePassword } from './prove-password.ts'
import { refuseSharedAccount } from './shared-account.ts'
import { signInAs } from './sign-in-as.ts'

/**
 * Changes the caller’s own password. The database ends every session and every link of this user (`end_access`); then a
 * new session starts.
 */
export const changePassword =
  (hashNew: HashNew) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { current_password, password }: Input<typeof access.changePassword>,
  ): Promise<WithSession<CurrentUser> | Refusal> => {
    refuseSharedAccount(actor)
    const refusal = await provePassword(trx, actor, current_password, () =>
      wrongField('current_password', 'This is not your current password'),
    )
    if (refusal) return refusal
    await trx
      .updateTable('users')
      .set({ password_hash: await hashNew(password, actor) })
      .where('id', '=', actor.id)
      .execute()
    return signInAs(trx, actor, actor.id)
  }
