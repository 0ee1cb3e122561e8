import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { SealNumber } from '../identity/index.ts'
import { type Job, type Worker, worker } from '../jobs/queue.ts'
import { forgetNumbers, forgetting } from './forget-numbers.ts'
import { sealCards, sealing } from './seal-cards.ts'

const summing: Job = { name: 'gate.sum-entries', options: { retryLimit: 3 } }

/** Adds the entries of more than a day ago to the sums that long reports read. */
export async function sumEntries(db: Kysely<DB>): Promise<void> {
  await sql`select gate_sum_until(now())`.execute(db)
}

/** Returns the workers of this area. All run at night, when few visitors come in. */
export const gateWorkers = (db: Kysely<DB>, seal: SealNumber): Worker[] => [
  worker(summing, () => sumEntries(db), { cron: '17 3 * * *' }),
  worker(sealing, () => sealCards(db, seal), { cron: '32 3 * * *' }),
  worker(forgetting, () => forgetNumbers(db), { cron: '47 3 * * *' }),
]
