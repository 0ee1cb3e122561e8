import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** As often as a screen asks, in ms. */
const EVERY = 400

/**
 * Writes down how far an import has come, on a connection of its own, where others see it before the import is over.
 * `settled` waits for what is being written, and lets nothing follow.
 */
export function progressOf(db: Kysely<DB>, id: number, onProgress?: (percent: number, rows: number) => void) {
  let last = Date.now()
  let writing: Promise<unknown> | undefined
  let over = false
  return {
    note: (part: number, rows: number): void => {
      const progress = Math.max(0, Math.min(99, Math.floor(part * 100)))
      onProgress?.(progress, rows)
      if (over || writing || Date.now() - last < EVERY) return
      last = Date.now()
      writing = db
        .updateTable('imports')
        .set({ progress, row_count: rows, changed_at: new Date() })
        .where('id', '=', id)
        .execute()
        // What was not written down now is so the next time.
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
