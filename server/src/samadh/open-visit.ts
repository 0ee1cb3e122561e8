import type { OpenVisit } from '@nivas/contract/samadh/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { minutesUntil, receiptColumns, receiptOf } from './visit-rows.ts'

/** Returns the open visit of an identity; null when there is none. */
export async function openVisitOf(db: Kysely<DB>, hash: Buffer): Promise<OpenVisit | null> {
  const visit = await db
    .selectFrom('samadh_visits')
    .select(receiptColumns)
    .where('id_hash', '=', hash)
    .where('exited_at', 'is', null)
    .executeTakeFirst()
  return visit ? { ...receiptOf(visit), entryMinutes: minutesUntil(visit.entered_at, new Date()) } : null
}
