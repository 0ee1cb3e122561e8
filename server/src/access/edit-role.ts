import type { Role } from '@nivas/contract/access/administration.ts'
import { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import { codeOf } from '../caught.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { roleExists } from './add-role.ts'
import { lockRole, readRole } from './read-roles.ts'
import { requireMayGiveRoles } from './require-may-give.ts'

export async function editRole(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof access.editRole>,
): Promise<Role> {
  const { id, name } = input
  await lockRole(trx, id)
  await requireMayGiveRoles(trx, actor, [id])
  await refuseOverwritten(access.editRole, input, () => readRole(trx, id))
  try {
    await trx
      .updateTable('roles')
      .set({ name } satisfies Writes<Input<typeof access.editRole>, 'id'>)
      .where('id', '=', id)
      .execute()
  } catch (error) {
    if (codeOf(error) === '23505') throw roleExists()
    throw error
  }
  return readRole(trx, id)
}
