import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { keepAdministrator } from './keep-administrator.ts'
import { lockUser } from './lock-user.ts'
import { requireMayChangeUser } from './require-may-give.ts'

/**
 * Removes a user. The row stays, because records name their author. Sessions and links end, and the e-mail can be used
 * again.
 */
export async function removeUser(trx: Transaction<DB>, actor: Actor, { id }: { id: number }): Promise<null> {
  await lockUser(trx, id)
  await requireMayChangeUser(trx, actor, id)
  await trx.updateTable('users').set({ deleted_at: sql`now()` }).where('id', '=', id).execute()
  await keepAdministrator(trx)
  return null
}
