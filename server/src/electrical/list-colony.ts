import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The houses of the colony as other areas name them, by group, in the order of their numbers; without the people in them. */
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
