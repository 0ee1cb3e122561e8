import type { Transaction } from 'kysely'
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
  await trx.deleteFrom('roles').where('id', '=', id).execute()
  await keepAdministrator(trx)
  return { data: null, deleted: name }
}
