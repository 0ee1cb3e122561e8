import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { keepAdministrator } from './keep-administrator.ts'
import { lockRole } from './read-roles.ts'

/** Whoever held it loses what it allowed with their next call. */
export async function removeRole(trx: Transaction<DB>, _actor: Actor, { id }: { id: number }): Promise<null> {
  await lockRole(trx, id)
  await trx.deleteFrom('roles').where('id', '=', id).execute()
  await keepAdministrator(trx)
  return null
}
