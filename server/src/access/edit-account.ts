import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { describe } from './current-user.ts'
import { refuseSharedAccount } from './shared-account.ts'

export async function editAccount(
  trx: Transaction<DB>,
  actor: Actor,
  { name }: { name: string },
): Promise<CurrentUser> {
  refuseSharedAccount(actor)
  await trx.updateTable('users').set({ name }).where('id', '=', actor.id).execute()
  return describe({ ...actor, name })
}
