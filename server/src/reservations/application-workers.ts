import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type Worker, worker } from '../jobs/queue.ts'
import { type Acknowledge, acknowledge, acknowledgement } from './acknowledge.ts'
import { forgetApplicants } from './identity-token.ts'

/** Runs every night. */
const forgetting = { name: 'reservations.forget-applicants', options: { retryLimit: 3, retryDelay: 60 } }

/** The workers of the public application's jobs. */
export const applicationWorkers = ({ db, ...around }: Acknowledge & { db: Kysely<DB> }): Worker[] => [
  worker(acknowledgement, (payload) => db.transaction().execute((trx) => acknowledge(trx, around, payload))),
  worker(forgetting, () => forgetApplicants(db), { cron: '27 3 * * *' }),
]
