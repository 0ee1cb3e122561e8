import type { Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithDeleted } from '../http/bind.ts'
import { keepAdministrator } from './keep-administrator.ts'
import { lockRole } from './read-roles.ts'
import { requireMayGiveRoles } from './require-may-give.ts'

/** Removes a role. Its holders lose its permissions from their next call. */
export async function removeRole(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: { id: number },
): Promise<WithDeleted<null>> {
  const { name } = await lockRole(trx, id)
  await requireMayGiveRoles(trx, actor, [id])
  const holders = await trx.selectFrom('user_roles').select('user_id').where('role_id', '=', id).execute()
  await trx.deleteFrom('roles').where('id', '=', id).execute()
  await keepAdministrator(trx)
  await writeEvent(trx, {
    name: 'access.roleLost',
    record: { type: 'user', id: holders.map(({ user_id }) => user_id) },
    input: { role: name },
    by: actor.id,
  })
  return { data: null, deleted: name }
}
