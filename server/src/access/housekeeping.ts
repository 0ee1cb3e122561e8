import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Job } from '../jobs/queue.ts'

/** Once a night. */
export const housekeeping: Job = { name: 'access.housekeeping', options: { retryLimit: 3, retryDelay: 60 } }

/** Throws away what nobody needs any more: ended sessions, counted failures, used-up links, old answers, old mail. */
export async function keepHouse(db: Kysely<DB>): Promise<void> {
  await sql`delete from sessions
    where last_used_at < now() - interval '12 hours' or created_at < now() - interval '7 days'`.execute(db)
  await sql`delete from sign_in_failures where at < now() - interval '1 day'`.execute(db)
  await sql`delete from reset_requests where at < now() - interval '1 day'`.execute(db)
  await sql`delete from public_tries where at < now() - interval '1 day'`.execute(db)
  await sql`delete from password_resets where created_at < now() - interval '1 day'`.execute(db)
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db)
  await sql`update mails set text = null where text is not null and expires_at < now()`.execute(db)
  await sql`delete from mails where created_at < now() - interval '90 days'`.execute(db)
}
