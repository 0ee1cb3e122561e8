import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Deletes the texts of expired mails, and old mails. */
export async function forgetMails(db: Kysely<DB>): Promise<void> {
  await sql`update mails set text = null where text is not null and expires_at < now()`.execute(db)
  await sql`delete from mails where created_at < now() - interval '90 days'`.execute(db)
}
