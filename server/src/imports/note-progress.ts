import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The interval at which the screen polls, in ms. */
const EVERY = 400

/**
 * Stores the progress of an import on a separate connection, so that it is visible before the commit. `settled` waits
 * for the write under way, and prevents further ones.
 */
export function progressOf(db: Kysely<DB>, id: number, onProgress?: (percent: number, rows: number) => void) {
  // Does not use the system clock, which may be put back.
  let last = performance.now()
  let writing: Promise<unknown> | undefined
  let over = false
  return {
    note: (part: number, rows: number): void => {
      const progress = Math.max(0, Math.min(99, Math.floor(part * 100)))
      onProgress?.(progress, rows)
      if (over || writing || performance.now() - last < EVERY) return
      last = performance.now()
      writing = db
        .updateTable('imports')
        .set({ progress, row_count: rows, changed_at: sql`now()` })
        .where('id', '=', id)
        .execute()
        // The next write makes up for one that failed.
        .catch(() => {})
        .finally(() => {
          writing = undefined
        })
    },
    settled: async (): Promise<void> => {
      over = true
      await writing
    },
  }
}
