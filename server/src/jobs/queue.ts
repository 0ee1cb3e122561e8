import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { DB } from '../db/schema.gen.ts'

/**
 * A kind of work that nobody waits for. `Told` is what each piece of it is told: ids, and nothing personal, since it lies
 * in the queue's own tables.
 */
export type Job<Told extends object = object> = { name: string; options: QueueOptions; readonly told?: Told }

/** Who does a job. What it throws makes the job wait and be tried again, as its options say; then it has failed. */
export type Worker = {
  job: Job
  /** `attempt` counts from 1; `signal` is aborted when the job takes longer than it may, or the server stops. */
  run: (told: never, around: { attempt: number; signal: AbortSignal }) => Promise<void>
  /** When it happens by itself: a cron expression, on the venue's clock. */
  cron?: string
}

export type Queue = {
  /** Puts work on the queue in the transaction that it belongs to: it is done if that one commits, and else never was. */
  add: <Told extends object>(trx: Transaction<DB>, job: Job<Told>, told: Told) => Promise<void>
  /** Makes the queues of these jobs: from then on work can be added, and waits for a worker. */
  make: (jobs: readonly Job[]) => Promise<void>
  /** Begins to work; every server that shares the database does, and each piece is one's. */
  work: (workers: readonly Worker[], timeZone: string) => Promise<void>
  stop: () => Promise<void>
}

/** So long, in ms, may work that is under way take once we are told to stop; what is cut off is tried again later. */
const DRAIN_MS = 8_000

/** Puts a worker and its job together; their types must agree. */
export const worker = <Told extends object>(
  job: Job<Told>,
  run: (told: Told, around: { attempt: number; signal: AbortSignal }) => Promise<void>,
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
 * The job queue in the database at `url`. Work begins at once, since the database tells of it, and otherwise within
 * seconds.
 */
export async function openQueue(url: string, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'nivas jobs',
    max: 4,
    migrate: false,
    useListenNotify: true,
    // Work that a killed server left is looked for so often, in seconds: somebody may wait before a progress bar.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // A database that is away for a moment is no news: what uses it says so itself.
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
    // Nobody is told when the time has come to try again: that is found by asking.
    const asking = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
    let id: string | undefined
    id = await boss.work<never>(name, { includeMetadata: true, ...asking }, async ([job]) => {
      // Where there was one there may be another, though of many that come together it is told once.
      if (id) boss.notifyWorker(id)
      if (job) await run(job.data, { attempt: job.retryCount + 1, signal: job.signal })
    })
    if (cron) await boss.schedule(name, cron, {}, { tz: timeZone })
  }

  return {
    add: async (trx, { name }, told) => {
      await boss.send(name, told, { db: fromKysely(trx) })
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
