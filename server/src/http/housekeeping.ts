import { type Kysely, sql } from 'kysely'
import { inPortions } from '../db/in-portions.ts'
import type { DB } from '../db/schema.gen.ts'

/** Deletes expired counts of attempts and expired stored answers. */
export async function forgetRequests(db: Kysely<DB>): Promise<void> {
  await inPortions(db, sql`delete from public_tries`, sql`public_tries where at < now() - interval '1 day'`)
  await inPortions(
    db,
    sql`delete from submissions`,
    sql`submissions where not for_good and first_seen < now() - interval '7 days' order by first_seen`,
  )
  // The submission itself stays for good, so that a browser that was offline for longer does not submit anything twice.
  await inPortions(
    db,
    sql`update submissions set answer = null`,
    sql`submissions where for_good and answer is not null and first_seen < now() - interval '30 days'
      order by first_seen`,
  )
}
