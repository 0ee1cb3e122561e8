import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Job, type Worker, worker } from '../jobs/queue.ts'
import { forgetNumbers, forgetting } from './forget-numbers.ts'

const summing: Job = { name: 'samadh.sum-visits', options: { retryLimit: 3 } }

/** Adds visits up to an hour ago to the sums that long reports read. Visits that arrive later are added on arrival. */
export async function sumVisits(db: Kysely<DB>): Promise<void> {
  await sql`select samadh_sum_until(now() - interval '1 hour')`.execute(db)
}

/** Returns the workers of this area. Both run at night, while the memorial site is closed. */
export const samadhWorkers = (db: Kysely<DB>): Worker[] => [
  worker(summing, () => sumVisits(db), { cron: '37 3 * * *' }),
  worker(forgetting, () => forgetNumbers(db), { cron: '52 3 * * *' }),
]
