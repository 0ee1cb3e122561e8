import type { LiveBoard } from '@nivas/contract/gate/board.ts'
import type { Kysely } from 'kysely'
import type { Listener } from '../db/listen.ts'
import type { DB } from '../db/schema.gen.ts'
import { countBoard, type OtherSite } from './count-board.ts'

/** The shortest time between two messages, in ms, for any number of entries. */
const AT_MOST_EVERY = 1_000
/**
 * The longest time between two messages, in ms: minutes pass without an entry, and the connection must show
 * that it lives.
 */
const AT_LEAST_EVERY = 10_000

type Watcher = { send: (board: LiveBoard) => void; end: () => void }

/** The live board of this server: counted once for all its watchers, and once for all who ask while it is counted. */
export type GateFeed = {
  /** The present board, with all that was entered before this was called. */
  read: () => Promise<LiveBoard>
  /** Sends the board now, and at each change. Returns a function that stops it. */
  watch: (watcher: Watcher) => () => void
  /** Ends all watchers at shutdown. */
  close: () => void
}

/**
 * Counts one at a time. Those who ask during a count share the next one: the present one may have begun before their
 * entries.
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

/** @param elsewhere the other sites of the venue, whose people the board counts too */
export function gateFeed(
  db: Kysely<DB>,
  listener: Listener,
  timeZone: string,
  elsewhere: readonly OtherSite[],
): GateFeed {
  const read = oneAtATime(() => countBoard(db, timeZone, elsewhere))
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  // Not by the clock, which may be put back.
  let last = Number.NEGATIVE_INFINITY
  let counting = false
  let changed = false

  const plan = (within: number) => {
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
      // The database is down: the watchers get no messages, and the next attempt follows.
    }
    counting = false
    plan(changed ? soon() : AT_LEAST_EVERY)
  }
  const soon = () => Math.max(0, last + AT_MOST_EVERY - performance.now())
  const stir = () => {
    changed = true
    if (!counting) plan(soon())
  }
  for (const channel of ['gate', ...elsewhere.map((site) => site.channel)])
    listener.on(channel, () => {
      if (!changed) stir()
    })

  return {
    read,
    watch: (watcher) => {
      watchers.add(watcher)
      stir()
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
