import { type Kysely, sql } from 'kysely'
import { inPortions } from '../db/in-portions.ts'
import type { DB } from '../db/schema.gen.ts'

/** Deletes the texts of expired mails, and old mails: each application was acknowledged by one. */
export async function forgetMails(db: Kysely<DB>): Promise<void> {
  await inPortions(
    db,
    sql`update mails set text = null`,
    sql`mails where text is not null and expires_at < now()`,
  )
  await inPortions(db, sql`delete from mails`, sql`mails where created_at < now() - interval '90 days'`)
}
