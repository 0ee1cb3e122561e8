import type { CurrentUser, Language } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { describe } from './current-user.ts'

export async function setLanguage(
  trx: Transaction<DB>,
  actor: Actor,
  { language }: { language: Language },
): Promise<CurrentUser> {
  await trx.updateTable('users').set({ language }).where('id', '=', actor.id).execute()
  return describe({ ...actor, language })
}
