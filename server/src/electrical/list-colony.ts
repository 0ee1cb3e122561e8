import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Returns the houses of the colony for other areas, by group and house number; without the names of their families. */
export const listColony = (db: Kysely<DB>) =>
  db
    .selectFrom('electric_profiles as p')
    .innerJoin('satsangi_groups as g', 'g.id', 'p.group_id')
    .select(['p.id', 'p.houseno'])
    .where('p.is_enabled', '=', true)
    .orderBy('g.name')
    .orderBy('p.house_order')
    .orderBy('p.id')
    .execute()
