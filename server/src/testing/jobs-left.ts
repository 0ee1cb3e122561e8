import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Makes the retries of failed jobs due now instead of after their delay. A worker finds them when it polls next, within
 * two seconds.
 */
const dueNow = (db: Kysely<DB>) =>
  sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.execute(db)

/** Counts the jobs that are not done, and makes retries due. */
export async function jobsLeft(db: Kysely<DB>): Promise<number> {
  await dueNow(db)
  const { rows } = await sql`select 1 from pgboss.job where state in ('created', 'retry', 'active')
    and name not like '\\_\\_%'`.execute(db)
  return rows.length
}
