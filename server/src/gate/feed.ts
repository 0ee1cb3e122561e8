import type { LiveBoard } from '@nivas/contract/gate/board.ts'
import type { Kysely } from 'kysely'
import type { Listener } from '../db/listen.ts'
import type { DB } from '../db/schema.gen.ts'
import { countBoard } from './count-board.ts'

/** At most one message in so many milliseconds, however many enter. */
const AT_MOST_EVERY = 1_000
/** Minutes pass without an entry, and a connection must be seen to live. */
const AT_LEAST_EVERY = 10_000

type Watcher = { send: (board: LiveBoard) => void; end: () => void }

/** The live board of this server: counted once, for everybody who watches it here. */
export type GateFeed = {
  /** The board as it is now. */
  read: () => Promise<LiveBoard>
  /** Is sent the board now, and whenever it changes. Returns how to stop watching. */
  watch: (watcher: Watcher) => () => void
  /** Ends every watching: the server stops. */
  close: () => void
}

export function gateFeed(db: Kysely<DB>, listener: Listener, timeZone: string): GateFeed {
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  let last = 0
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
    last = Date.now()
    try {
      const board = await countBoard(db, timeZone)
      for (const watcher of [...watchers]) watcher.send(board)
    } catch {
      // The database is away: whoever watches sees that nothing comes, and it is tried again.
    }
    counting = false
    plan(changed ? soon() : AT_LEAST_EVERY)
  }
  const soon = () => Math.max(0, last + AT_MOST_EVERY - Date.now())
  const stir = () => {
    changed = true
    if (!counting) plan(soon())
  }
  listener.on('gate', () => {
    if (!changed) stir()
  })

  return {
    read: () => countBoard(db, timeZone),
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
