import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { DB } from '../db/schema.gen.ts'

/**
 * A kind of work that runs after the answer. `Payload` holds ids and nothing personal: the queue's own tables keep it.
 */
export type Job<Payload extends object = object> = {
  name: string
  options: QueueOptions
  readonly payload?: Payload
}

/** Who does a job. What it throws makes the job wait and be tried again, as its options say; then it has failed. */
export type Worker = {
  job: Job
  /** `attempt` counts from 1; `signal` is aborted when the job takes longer than it may, or the server stops. */
  run: (payload: never, around: { attempt: number; signal: AbortSignal }) => Promise<void>
  /** When it happens by itself: a cron expression, on the venue's clock. */
  cron?: string
}

export type Queue = {
  /** Puts work on the queue in the transaction that it belongs to: it is done if that one commits, and else never was. */
  add: <Payload extends object>(trx: Transaction<DB>, job: Job<Payload>, payload: Payload) => Promise<void>
  /** Makes the queues of these jobs: from then on work can be added, and waits for a worker. */
  make: (jobs: readonly Job[]) => Promise<void>
  /** Begins to work; every server that shares the database does, and each piece is one's. */
  work: (workers: readonly Worker[], timeZone: string) => Promise<void>
  stop: () => Promise<void>
}

/** How long, in ms, running work may take after a shutdown begins; what is cut off is tried again later. */
const DRAIN_MS = 8_000

/** Puts a worker and its job together; their types must agree. */
export const worker = <Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, around: { attempt: number; signal: AbortSignal }) => Promise<void>,
  cron?: string,
): Worker => ({ job, run, ...(cron && { cron }) })

/** Makes or updates the queue's tables: part of migrating. */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * The job queue in the database at `url`. Work begins at once, because the database announces it, or else within
 * seconds.
 */
export async function openQueue(url: string, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'nivas jobs',
    max: 4,
    migrate: false,
    useListenNotify: true,
    // How often, in seconds, to look for work that a killed server left: a person may wait before a progress bar.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // A database that is away for a moment is reported by what uses it.
    connectionTimeoutMillis: 5_000,
  })
  boss.on('error', onError)
  await boss.start()

  const make = async ({ name, options }: Job) => {
    await boss.createQueue(name, { ...options, notify: true })
    await boss.updateQueue(name, { ...options, notify: true })
  }

  const work = async ({ job, run, cron }: Worker, timeZone: string) => {
    const { name } = job
    await make(job)
    // The database does not announce that a retry is due: polling finds it.
    const asking = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
    let id: string | undefined
    id = await boss.work<never>(name, { includeMetadata: true, ...asking }, async ([job]) => {
      // Several jobs that come together cause one notification: look for the next one at once.
      if (id) boss.notifyWorker(id)
      if (job) await run(job.data, { attempt: job.retryCount + 1, signal: job.signal })
    })
    if (cron) await boss.schedule(name, cron, {}, { tz: timeZone })
  }

  return {
    add: async (trx, { name }, payload) => {
      await boss.send(name, payload, { db: fromKysely(trx) })
    },
    make: async (jobs) => {
      for (const job of jobs) await make(job)
    },
    work: async (workers, timeZone) => {
      for (const one of workers) await work(one, timeZone)
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }),
  }
}
