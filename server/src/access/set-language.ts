import type { access } from '@nivas/contract/access/calls.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { toCurrentUser } from './current-user.ts'

export async function setLanguage(
  trx: Transaction<DB>,
  actor: Actor,
  { language }: Input<typeof access.setLanguage>,
): Promise<CurrentUser> {
  await trx
    .updateTable('users')
    .set({ language } satisfies Writes<Input<typeof access.setLanguage>>)
    .where('id', '=', actor.id)
    .execute()
  return toCurrentUser({ ...actor, language })
}
