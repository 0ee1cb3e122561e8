import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { found } from './named-rows.ts'

/** The first step of every change of a house and of its ledger: locks the house until the commit. */
export async function lockProfile(trx: Transaction<DB>, id: number) {
  const profile = await trx
    .selectFrom('electric_profiles')
    .select(['id', 'name', 'houseno', 'house_key', 'line_id', 'is_enabled', 'left_on'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found(profile, 'There is no such house')
}
