import type { LiveBoard } from '@nivas/contract/gate/board.ts'
import type { Kysely } from 'kysely'
import type { Listener } from '../db/listen.ts'
import type { DB } from '../db/schema.gen.ts'
import { countBoard, type OtherSite } from './count-board.ts'

/** The shortest time between two messages, in ms, however many entries there are. */
const AT_MOST_EVERY = 1_000
/**
 * The longest time between two messages, in ms. The board shows minutes, which change without an entry, and a message
 * shows that the connection is alive.
 */
const AT_LEAST_EVERY = 10_000

type Watcher = { send: (board: LiveBoard) => void; end: () => void }

/**
 * The live board of this server. It is counted once for all watchers, and once for all callers of `read` who ask
 * during a count.
 */
export type GateFeed = {
  /** Returns the current board, with every entry that was made before this call. */
  read: () => Promise<LiveBoard>
  /** Sends the board now, and at each change. Returns a function that stops it. */
  watch: (watcher: Watcher) => () => void
  /** Ends all watchers at shutdown. */
  close: () => void
}

/**
 * Runs one count at a time. Callers during a count share the next one, because the current one may have begun before
 * their entries.
 */
function oneAtATime<T>(count: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    if (next) return next
    next = running.then(() => {
      next = undefined
      return count()
    })
    running = next.catch(() => {})
    return next
  }
}

/**
 * Makes the live board of this server.
 *
 * @param elsewhere the other sites of the venue, whose people the board counts too
 */
export function gateFeed(
  db: Kysely<DB>,
  listener: Listener,
  timeZone: string,
  elsewhere: readonly OtherSite[],
): GateFeed {
  const read = oneAtATime(() => countBoard(db, timeZone, elsewhere))
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  // A time of `performance.now()`: the system clock may be set back.
  let last = Number.NEGATIVE_INFINITY
  let counting = false
  let changed = false

  const schedule = (within: number) => {
    clearTimeout(timer)
    timer = undefined
    if (watchers.size === 0) return
    timer = setTimeout(() => void publish(), within)
    timer.unref()
  }
  const publish = async () => {
    counting = true
    changed = false
    last = performance.now()
    try {
      const board = await read()
      for (const watcher of [...watchers]) watcher.send(board)
    } catch {
      // The database is down. The watchers get no message until a later attempt succeeds.
    }
    counting = false
    schedule(changed ? msToNext() : AT_LEAST_EVERY)
  }
  const msToNext = () => Math.max(0, last + AT_MOST_EVERY - performance.now())
  const markChanged = () => {
    changed = true
    if (!counting) schedule(msToNext())
  }
  for (const channel of ['gate', ...elsewhere.map((site) => site.channel)])
    listener.on(channel, () => {
      if (!changed) markChanged()
    })

  return {
    read,
    watch: (watcher) => {
      watchers.add(watcher)
      markChanged()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) {
          clearTimeout(timer)
          changed = false
        }
      }
    },
    close: () => {
      clearTimeout(timer)
      for (const watcher of [...watchers]) watcher.end()
      watchers.clear()
    },
  }
}
