import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Returns every house, for a list to choose from. */
export const listReadingProfiles = (db: Kysely<DB>) =>
  db
    .selectFrom('electric_profiles')
    .select(['id', 'houseno', 'name'])
    .orderBy('house_order')
    .orderBy('id')
    .execute()
