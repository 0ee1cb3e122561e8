import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export const eventTypes = (db: Kysely<DB>): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('event_types').select(['id', 'name']).orderBy('id').execute()
