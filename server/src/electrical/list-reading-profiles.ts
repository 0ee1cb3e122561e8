import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Every house, for choosing from a list. */
export const listReadingProfiles = (db: Kysely<DB>) =>
  db
    .selectFrom('electric_profiles')
    .select(['id', 'houseno', 'name'])
    .orderBy('house_order')
    .orderBy('id')
    .execute()
