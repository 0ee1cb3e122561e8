import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { found } from './named-rows.ts'

/** Refuses an id that is not the id of a house, for calls whose answer may be empty for a house too. */
export async function requireHouse(db: Kysely<DB>, id: number): Promise<void> {
  const house = await db.selectFrom('electric_profiles').select('id').where('id', '=', id).executeTakeFirst()
  found(house, 'There is no such house')
}
