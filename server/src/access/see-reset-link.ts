import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { toCurrentUser } from './current-user.ts'

export async function seeResetLink(trx: Transaction<DB>, actor: Actor): Promise<CurrentUser> {
  await trx
    .updateTable('users')
    .set({ reset_link_by: null, reset_link_at: null })
    .where('id', '=', actor.id)
    .execute()
  return toCurrentUser({ ...actor, resetLink: null })
}
