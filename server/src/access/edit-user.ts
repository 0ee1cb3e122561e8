import type { User } from '@nivas/contract/access/administration.ts'
import { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { lockUser } from './lock-user.ts'
import { readUser } from './read-users.ts'
import { requireMayChangeUser } from './require-may-give.ts'

export async function editUser(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof access.editUser>,
): Promise<User> {
  const { id, name } = input
  await lockUser(trx, id)
  await requireMayChangeUser(trx, actor, id)
  await refuseOverwritten(access.editUser, input, () => readUser(trx, id))
  await trx
    .updateTable('users')
    .set({ name } satisfies Writes<Input<typeof access.editUser>, 'id'>)
    .where('id', '=', id)
    .execute()
  return readUser(trx, id)
}
