import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Forgets counted tries and kept answers that are of no more use. */
export async function forgetRequests(db: Kysely<DB>): Promise<void> {
  await sql`delete from public_tries where at < now() - interval '1 day'`.execute(db)
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db)
}
