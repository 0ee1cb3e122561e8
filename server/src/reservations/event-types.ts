import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Returns all event types, including those that are switched off: reports need them too. */
export const eventTypes = (db: Kysely<DB>): Promise<{ id: number; name: string; is_active: boolean }[]> =>
  db
    .selectFrom('event_types')
    .select(['id', 'name', 'is_active'])
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .execute()
