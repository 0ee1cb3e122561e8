import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Forgets counted tries and kept answers that are of no more use. */
export async function forgetRequests(db: Kysely<DB>): Promise<void> {
  await sql`delete from public_tries where at < now() - interval '1 day'`.execute(db)
  await sql`delete from submissions where not for_good and first_seen < now() - interval '7 days'`.execute(db)
  // That they were received is never forgotten: a browser that was away for longer still sends none twice.
  await sql`update submissions set answer = null
    where for_good and answer is not null and first_seen < now() - interval '30 days'`.execute(db)
}
