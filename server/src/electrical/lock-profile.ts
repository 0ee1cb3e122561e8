import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { found } from './named-rows.ts'

/** What every change of a house and of its ledger does first: from here to the commit nobody else can change them. */
export async function lockProfile(trx: Transaction<DB>, id: number) {
  const profile = await trx
    .selectFrom('electric_profiles')
    .select(['id', 'name', 'houseno', 'line_id', 'is_enabled'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found(profile, 'There is no such house')
}
