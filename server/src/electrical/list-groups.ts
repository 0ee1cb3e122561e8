import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export const listGroups = (db: Kysely<DB>) =>
  db.selectFrom('satsangi_groups').select(['id', 'name']).orderBy(sql`lower(name)`).execute()
