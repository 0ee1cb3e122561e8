import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** So long, in ms, may the simplest question take; a database that needs longer is of no use to anybody at a counter. */
const PATIENCE_MS = 3_000

/** So often, in ms, is it asked. */
const EVERY_MS = 1_000

export type Watch = {
  /** Whether the database answered when it was last asked. */
  answers: () => boolean
  /** Asks it now; false when it has not answered in time. */
  ask: () => Promise<boolean>
  stop: () => void
}

/**
 * Asks the database once a second, through the very connections that requests use: so it is also seen when it is slow, when
 * it is frozen, and when no connection is free. One question at a time, so that a database that answers nothing does not
 * take them all.
 */
export function watchDatabase(db: Kysely<DB>): Watch {
  let answering = true
  let asking: Promise<boolean> | undefined

  const question = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
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
    return answered
  }

  const timer = setInterval(() => void ask(), EVERY_MS)
  timer.unref()
  return { answers: () => answering, ask, stop: () => clearInterval(timer) }
}
