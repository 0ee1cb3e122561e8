import { INDIA } from '@nivas/contract/people.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Returns the purposes that the gate's forms offer. */
export const listPurposes = (db: Kysely<DB>) =>
  db.selectFrom('visit_purposes').select(['id', 'name']).orderBy('id').execute()

export const listGates = (db: Kysely<DB>) =>
  db.selectFrom('gates').select(['id', 'name']).where('is_active', '=', true).orderBy('id').execute()

export const listCountries = (db: Kysely<DB>) =>
  db
    .selectFrom('countries')
    .select(['id', 'name', 'name_hi'])
    .orderBy(sql`id <> ${INDIA}`)
    .orderBy('name')
    .execute()
