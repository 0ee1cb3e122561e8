import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Lists the active buildings by name. */
export const buildingNames = (db: Kysely<DB>): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('buildings').select(['id', 'name']).where('is_active', '=', true).orderBy('name').execute()
