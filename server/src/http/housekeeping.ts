import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Deletes expired counts of attempts and expired stored answers. */
export async function forgetRequests(db: Kysely<DB>): Promise<void> {
  await sql`delete from public_tries where at < now() - interval '1 day'`.execute(db)
  await sql`delete from submissions where not for_good and first_seen < now() - interval '7 days'`.execute(db)
  // The submission itself stays for good: a browser that was offline for longer still submits nothing twice.
  await sql`update submissions set answer = null
    where for_good and answer is not null and first_seen < now() - interval '30 days'`.execute(db)
}
