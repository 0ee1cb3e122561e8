import type { User } from '@nivas/contract/access/administration.ts'
import type { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { keepAdministrator } from './keep-administrator.ts'
import { lockUser } from './lock-user.ts'
import { readUser } from './read-users.ts'
import { writeUserRoles } from './write-user-roles.ts'

export async function setUserRoles(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, role_ids }: Input<typeof access.setUserRoles>,
): Promise<User> {
  await lockUser(trx, id)
  await writeUserRoles(trx, id, role_ids)
  await keepAdministrator(trx)
  return readUser(trx, id)
}
