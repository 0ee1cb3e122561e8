import type { DraftChange } from './draft-store.ts'

const PREFIX = 'nivas.draft.'

/**
 * Changes that are not yet in the browser's database. A page that is closed does not wait for the database, but
 * `localStorage` stores a change synchronously, and the next page finishes the write.
 */
export const draftJournal = {
  /** Notes a change. Returns a function that removes the note, unless a later change has replaced it. */
  begin(change: DraftChange): () => void {
    const { owner, name } = 'keep' in change ? change.keep : change.forget
    const key = `${PREFIX}${owner}.${name}`
    const text = JSON.stringify(change)
    try {
      localStorage.setItem(key, text)
    } catch {
      // `localStorage` is refused or full. Only the database has the change.
    }
    return () => {
      try {
        if (localStorage.getItem(key) === text) localStorage.removeItem(key)
      } catch {
        // `localStorage` is refused.
      }
    }
  },
  /** Returns the changes that an earlier page or another tab has not finished. */
  unfinished(): readonly DraftChange[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as DraftChange | null)
        .filter((change) => change !== null)
    } catch {
      return []
    }
  },
}
