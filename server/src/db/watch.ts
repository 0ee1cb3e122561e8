import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/** So long, in ms, may the simplest question take, as long as a request waits for a connection. */
const PATIENCE_MS = 5_000

/** So often, in ms, is it asked. */
const EVERY_MS = 1_000

export type Watch = {
  /** Whether the database answered when it was last asked. */
  answers: () => boolean
  /** Asks it now; false when it has not answered in time, or has no room to write anything down. */
  ask: () => Promise<boolean>
  /** Looks whether an error means that its disk is full: reading goes on then, but we are not ready. */
  note: (error: unknown) => void
  stop: () => void
}

const DISK_FULL = '53100'

/** Half a megabyte for which a file must grow, and which is gone at the end. */
const writeSomething = async (trx: Transaction<DB>) => {
  await sql`create temp table probe on commit drop as select repeat('x', 900) from generate_series(1, 500)`.execute(
    trx,
  )
}

const yes = () => true
const no = () => false

/**
 * Asks the database once a second, through the very connections that requests use: so it is also seen when it is slow, when
 * it is frozen, and when no connection is free. One question at a time, so that a database that answers nothing does not
 * take them all.
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
      // When it was we who were late, its answer is there already, and is read before this goes on.
      .then(() => setImmediate())
      .then(() => false)
    const answered = await Promise.race([asking, late])
    if (!answered) answering = false
    return answered && !isFull
  }

  const note = (error: unknown) => {
    if ((error as { code?: unknown } | null)?.code === DISK_FULL) isFull = true
  }

  const timer = setInterval(() => void ask(), EVERY_MS)
  timer.unref()
  return { answers: () => answering, ask, note, stop: () => clearInterval(timer) }
}
