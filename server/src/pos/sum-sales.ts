import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Job, type Worker, worker } from '../jobs/queue.ts'

const summing: Job = { name: 'pos.sum-sales', options: { retryLimit: 3 } }

/** Days in one transaction: late tickets wait for it. */
const AT_A_TIME = 7

/** Adds the finished days to the sums that reports read; those of a venue that had none are added week by week. */
export async function sumSales(db: Kysely<DB>, timeZone: string): Promise<void> {
  for (let more = true; more; ) {
    const { rows } = await sql<{
      more: boolean
    }>`select pos_sum_days(${timeZone}, ${AT_A_TIME}) as more`.execute(db)
    more = rows[0]?.more ?? false
  }
}

/** Every hour, so that a venue that has just got them need not wait for the night; all but one find nothing new. */
export const posWorkers = (db: Kysely<DB>, timeZone: string): Worker[] => [
  worker(summing, () => sumSales(db, timeZone), { cron: '27 * * * *' }),
]
