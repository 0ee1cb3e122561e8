import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Job, type Worker, worker } from '../jobs/queue.ts'

const summing: Job = { name: 'pos.sum-sales', options: { retryLimit: 3 } }

/** The number of days that one transaction sums. Late tickets wait for the transaction. */
const AT_A_TIME = 7

/** Adds the finished days to the sums that reports read, a week in each transaction. */
export async function sumSales(db: Kysely<DB>, timeZone: string): Promise<void> {
  for (let more = true; more; ) {
    const { rows } = await sql<{
      more: boolean
    }>`select pos_sum_days(${timeZone}, ${AT_A_TIME}) as more`.execute(db)
    more = rows[0]?.more ?? false
  }
}

/**
 * The worker that sums the sales. It runs every hour, so that a venue without sums need not wait for the night; usually
 * only one run of a day finds a finished day.
 */
export const posWorkers = (db: Kysely<DB>, timeZone: string): Worker[] => [
  worker(summing, () => sumSales(db, timeZone), { cron: '27 * * * *' }),
]
