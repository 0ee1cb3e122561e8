import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Whether the venue is a demo, whose people and money are fictitious. */
export const isDemo = async (db: Kysely<DB>): Promise<boolean> =>
  (await db.selectFrom('demo_venue').select('filled_at').executeTakeFirst()) !== undefined
