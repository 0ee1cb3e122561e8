import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import { codeOf } from '../caught.ts'
import type { DB } from '../db/schema.gen.ts'
import { withoutValues } from '../db/without-values.ts'

/**
 * A kind of work that runs after the answer. `Payload` holds ids and no personal data, because the queue's tables store
 * it.
 */
export type Job<Payload extends object = object> = {
  name: string
  options: QueueOptions
  readonly payload?: Payload
}

/**
 * The worker of a job. After an error the job is retried, as its options specify; after the last attempt it has failed.
 */
export type Worker = {
  job: Job
  /** `attempt` counts from 1; `signal` is aborted when the job exceeds its time, or at shutdown. */
  run: (payload: never, around: { attempt: number; signal: AbortSignal }) => Promise<void>
  /** The schedule of a repeated job: a cron expression, on the venue's clock. */
  cron?: string
  /**
   * Called when the job has failed for good, however its last attempt ended: with an error, a timeout, or a kill -9 of
   * its server, which the attempt itself cannot report.
   */
  gaveUp?: (payload: never) => Promise<void>
  /** How many of these jobs each server runs at the same time; default 1. */
  atOnce?: number
}

export type Queue = {
  /** Adds work to the queue within a transaction: it runs if the transaction commits. */
  add: <Payload extends object>(trx: Transaction<DB>, job: Job<Payload>, payload: Payload) => Promise<void>
  /** Creates the queues of these workers, so that work can be added and waits for them. */
  make: (workers: readonly Worker[]) => Promise<void>
  /** Starts the workers. All servers that share the database work, and each job runs on one of them. */
  work: (workers: readonly Worker[], timeZone: string) => Promise<void>
  stop: () => Promise<void>
}

/** How long, in ms, running work may continue after a shutdown begins. Interrupted work is retried later. */
const DRAIN_MS = 8_000

/** Binds a worker to its job. The types of their payloads must agree. */
export const worker = <Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, around: { attempt: number; signal: AbortSignal }) => Promise<void>,
  more: { cron?: string; gaveUp?: (payload: Payload) => Promise<void>; atOnce?: number } = {},
): Worker => ({ job, run, ...more })

/** The name of the queue that receives jobs that have failed for good. */
const failedOf = (name: string) => `${name}.failed`

/** Options for the cleanup after a failed job: it is retried until the database allows it. */
const FAILED: QueueOptions = { retryLimit: 100, retryDelay: 10, deleteAfterSeconds: 3_600 }

/** Creates or updates the queue's tables, as part of migrating. */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * Opens the job queue in the database at `url`. A notification of the database starts work immediately; without it,
 * work starts within seconds.
 *
 * @param onError called with errors of the queue itself, and when the last attempt of a job fails
 */
export async function openQueue(url: string, onError: (error: Error) => void): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'nivas jobs',
    max: 4,
    migrate: false,
    useListenNotify: true,
    // The interval, in seconds, at which the queue finds abandoned work of a killed server. A person may be watching
    // its progress bar.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // After this time the caller gets an error, as when the database is unavailable for a short time.
    connectionTimeoutMillis: 5_000,
  })
  boss.on('error', onError)
  await boss.start()

  const makeQueue = async (name: string, options: QueueOptions & { deadLetter?: string }) => {
    await boss.createQueue(name, { ...options, notify: true })
    await boss.updateQueue(name, { ...options, notify: true })
  }

  const make = async ({ job: { name, options }, gaveUp }: Worker) => {
    if (gaveUp) await makeQueue(failedOf(name), FAILED)
    await makeQueue(name, { ...options, ...(gaveUp && { deadLetter: failedOf(name) }) })
  }

  const workOn = async (name: string, run: Worker['run']) => {
    // The database sends no notification when a retry is due, so polling finds it.
    const asking = {
      includeMetadata: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 2,
    } as const
    let id: string | undefined
    id = await boss.work<never, unknown, typeof asking>(name, asking, async ([job]) => {
      // Several jobs that arrive together cause one notification, so this fetches the next one immediately.
      if (id) boss.notifyWorker(id)
      if (!job) return
      await run(job.data, { attempt: job.retryCount + 1, signal: job.signal }).catch((error: unknown) => {
        if (job.retryCount >= job.retryLimit) onError(finalFailure(name, error))
        withoutRows(error)
      })
    })
  }

  const work = async (worker: Worker, timeZone: string) => {
    const { job, run, cron, gaveUp, atOnce = 1 } = worker
    await make(worker)
    // Each worker has its own id, with which it asks for its next job.
    for (let one = 0; one < atOnce; one++) await workOn(job.name, run)
    if (gaveUp) await workOn(failedOf(job.name), gaveUp)
    // A nightly job that was due while the machine was switched off runs once after the next start.
    if (cron) await boss.schedule(job.name, cron, {}, { tz: timeZone, missed: 'once' })
  }

  return {
    add: async (trx, { name }, payload) => {
      await boss.send(name, payload, { db: fromKysely(trx) })
    },
    make: async (workers) => {
      for (const one of workers) await make(one)
    },
    work: async (workers, timeZone) => {
      for (const one of workers) await work(one, timeZone)
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }),
  }
}

/** Returns the error for the log when a job has failed for good. A nightly job has no other place to report it. */
function finalFailure(name: string, error: unknown): Error {
  const { message, stack } = withoutValues(error instanceof Error ? error : new Error(String(error)))
  return Object.assign(new Error(`${name} has failed for good: ${message}`), { stack })
}

/**
 * Throws the error without rows. The queue stores all fields of an error, and PostgreSQL's error has the failed row,
 * with people and their numbers.
 */
function withoutRows(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const { name } = error
  const code = codeOf(error)
  const { message, stack } = withoutValues(error)
  throw Object.assign(new Error(message), { name, stack, ...(code && { code }) })
}
