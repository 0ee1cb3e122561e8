import { type Kysely, sql } from 'kysely'
import { inPortions } from '../db/in-portions.ts'
import type { DB } from '../db/schema.gen.ts'
import { enteredLongAgo } from '../identity/index.ts'
import type { Job } from '../jobs/queue.ts'

export const forgetting: Job = { name: 'samadh.forget-numbers', options: { retryLimit: 3 } }

/** Erases the identity numbers of visits of long ago. Cards of the venue itself stay. */
export const forgetNumbers = (db: Kysely<DB>): Promise<void> =>
  inPortions(
    db,
    sql`update samadh_visits set id_last4 = null, id_hash = null`,
    sql`samadh_visits where (id_last4 is not null or id_hash is not null) and id_card_no is null
      and ${enteredLongAgo} order by entered_at`,
  )
