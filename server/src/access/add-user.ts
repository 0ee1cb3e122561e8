import type { User } from '@nivas/contract/access/administration.ts'
import type { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import type { HashNew } from './new-password.ts'
import { readUser } from './read-users.ts'
import { requireMayGiveRoles } from './require-may-give.ts'
import { writeUserRoles } from './write-user-roles.ts'

/**
 * Adds a user, or a shared account at a counter. Refuses an e-mail that another user has; the e-mail of a deleted user
 * is free.
 */
export const addUser =
  (hashNew: HashNew) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { name, email, password, account_type, role_ids }: Input<typeof access.addUser>,
  ): Promise<User> => {
    await requireMayGiveRoles(trx, actor, role_ids)
    const password_hash = await hashNew(password, { name, email })
    const added = await trx
      .insertInto('users')
      .values({ name, email, password_hash, account_type } satisfies Writes<
        Input<typeof access.addUser>,
        'password' | 'role_ids'
      >)
      .onConflict((conflict) =>
        conflict.expression(sql`lower(email)`).where('deleted_at', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!added) throw wrongField('email', 'This email is already in use')
    await writeUserRoles(trx, added.id, role_ids)
    return readUser(trx, added.id)
  }
