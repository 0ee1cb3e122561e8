import { type Kysely, sql } from 'kysely'
import { inPortions } from '../db/in-portions.ts'
import type { DB } from '../db/schema.gen.ts'
import { enteredLongAgo } from '../identity/index.ts'
import type { Job } from '../jobs/queue.ts'

export const forgetting: Job = { name: 'gate.forget-numbers', options: { retryLimit: 3 } }

const erased = sql`set aadhaar_last4 = null, aadhaar_hash = null`

/**
 * Erases the identity numbers of visits of long ago. Members have no time of entry, so theirs are erased up to the id
 * of the latest of these visits. A visit that waited in a browser may shift this by the days that it waited.
 */
export async function forgetNumbers(db: Kysely<DB>): Promise<void> {
  await inPortions(
    db,
    sql`update gate_visits ${erased}`,
    sql`gate_visits where aadhaar_last4 is not null and ${enteredLongAgo} order by entered_at`,
  )
  await inPortions(
    db,
    sql`update gate_visitors ${erased}`,
    sql`gate_visitors where aadhaar_last4 is not null
      and visit_id <= (select id from gate_visits where ${enteredLongAgo} order by entered_at desc limit 1)
      order by visit_id`,
  )
}
