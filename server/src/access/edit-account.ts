import type { access } from '@nivas/contract/access/calls.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { toCurrentUser } from './current-user.ts'
import { refuseSharedAccount } from './shared-account.ts'

export async function editAccount(
  trx: Transaction<DB>,
  actor: Actor,
  { name }: Input<typeof access.editAccount>,
): Promise<CurrentUser> {
  refuseSharedAccount(actor)
  await trx
    .updateTable('users')
    .set({ name } satisfies Writes<Input<typeof access.editAccount>>)
    .where('id', '=', actor.id)
    .execute()
  return toCurrentUser({ ...actor, name })
}
