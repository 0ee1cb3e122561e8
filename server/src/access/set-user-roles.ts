import type { User } from '@nivas/contract/access/administration.ts'
import type { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { keepAdministrator } from './keep-administrator.ts'
import { lockUser } from './lock-user.ts'
import { readUser } from './read-users.ts'
import { requireMayGiveRoles, rolesOf } from './require-may-give.ts'
import { withSwitched } from './with-switched.ts'
import { writeUserRoles } from './write-user-roles.ts'

/**
 * Sets the roles of a user. The caller must be allowed to give each added role and to take each removed one. Roles that
 * stay may exceed the caller's permissions.
 */
export async function setUserRoles(
  trx: Transaction<DB>,
  actor: Actor,
  { id, role_ids: sent, known_role_ids }: Input<typeof access.setUserRoles>,
): Promise<User> {
  await lockUser(trx, id)
  const before = await rolesOf(trx, id)
  const role_ids = withSwitched(before, sent, known_role_ids)
  const changed = [
    ...role_ids.filter((role) => !before.includes(role)),
    ...before.filter((role) => !role_ids.includes(role)),
  ]
  await requireMayGiveRoles(trx, actor, changed)
  await writeUserRoles(trx, id, role_ids)
  await keepAdministrator(trx)
  return readUser(trx, id)
}
