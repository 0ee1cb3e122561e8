import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { codeOf } from '../caught.ts'
import type { DB } from './schema.gen.ts'

/** The maximum duration, in ms, of the simplest query, including its wait for a connection. */
const PATIENCE_MS = 5_000

/** The interval of the queries, in ms. */
const EVERY_MS = 1_000

export type Watch = {
  /** Whether the database answered the last query. */
  answers: () => boolean
  /** Queries the database now; false when it does not answer in time, or its disk is still full. */
  ask: () => Promise<boolean>
  /** Checks whether an error means a full disk: reading continues then, but the server is not ready. */
  note: (error: unknown) => void
  stop: () => void
}

const DISK_FULL = '53100'

/** Writes half a megabyte to a temporary table, so that a file must grow. The end of the transaction removes it. */
const writeSomething = async (trx: Transaction<DB>) => {
  await sql`create temp table probe on commit drop as select repeat('x', 900) from generate_series(1, 500)`.execute(
    trx,
  )
}

const yes = () => true
const no = () => false

/**
 * Queries the database once a second through the pool of the requests, which detects a slow or frozen database as well
 * as an exhausted pool. Only one query runs at a time, so that an unresponsive database does not take all connections.
 */
export function watchDatabase(db: Kysely<DB>): Watch {
  let answering = true
  let isFull = false
  let asking: Promise<boolean> | undefined

  const question = async () => {
    try {
      await sql`select 1`.execute(db)
    } catch {
      return false
    }
    if (isFull) isFull = await db.transaction().execute(writeSomething).then(no, yes)
    return true
  }
  const ask = async () => {
    asking ??= question().then((answered) => {
      asking = undefined
      answering = answered
      return answered
    })
    const late = sleep(PATIENCE_MS, undefined, { ref: false })
      // If this process itself was late, the answer has already arrived: `setImmediate` lets Node read it first.
      .then(() => setImmediate())
      .then(() => false)
    const answered = await Promise.race([asking, late])
    if (!answered) answering = false
    return answered && !isFull
  }

  const note = (error: unknown) => {
    if (codeOf(error) === DISK_FULL) isFull = true
  }

  const timer = setInterval(() => void ask(), EVERY_MS)
  timer.unref()
  return { answers: () => answering, ask, note, stop: () => clearInterval(timer) }
}
