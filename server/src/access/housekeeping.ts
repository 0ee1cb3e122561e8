import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { forgetRequests } from '../http/housekeeping.ts'
import { liveSession } from '../http/sessions.ts'
import type { Job } from '../jobs/queue.ts'
import { forgetMails } from '../mail/housekeeping.ts'
import { forgetDevices } from './known-devices.ts'

/** The nightly job that deletes expired rows. */
export const housekeeping: Job = { name: 'access.housekeeping', options: { retryLimit: 3, retryDelay: 60 } }

/** Deletes expired rows: ended sessions, counted failures, used links, old answers, old mail. */
export async function keepHouse(db: Kysely<DB>): Promise<void> {
  await sql`delete from sessions s where not ${liveSession}`.execute(db)
  await sql`delete from sign_in_failures where at < now() - interval '1 day'`.execute(db)
  await sql`delete from reset_requests where at < now() - interval '1 day'`.execute(db)
  await sql`delete from password_resets where created_at < now() - interval '1 day'`.execute(db)
  await forgetDevices(db)
  await forgetRequests(db)
  await forgetMails(db)
}
