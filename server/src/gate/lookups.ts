import { INDIA } from '@nivas/contract/people.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The choices of the gate's forms. */
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
