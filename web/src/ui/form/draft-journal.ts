import type { DraftChange } from './draft-store.ts'

const PREFIX = 'nivas.draft.'

/**
 * Changes on their way to the disk. A page that is left does not wait for the database of the browser;
 * `localStorage` takes a change before the page is gone, and the next page finishes the write.
 */
export const draftJournal = {
  /** Notes a change; the answer removes the note, unless a later change has replaced it. */
  begin(change: DraftChange): () => void {
    const { owner, name } = 'keep' in change ? change.keep : change.forget
    const key = `${PREFIX}${owner}.${name}`
    const text = JSON.stringify(change)
    try {
      localStorage.setItem(key, text)
    } catch {
      // Refused or full: the database alone has it.
    }
    return () => {
      try {
        if (localStorage.getItem(key) === text) localStorage.removeItem(key)
      } catch {
        // Refused.
      }
    }
  },
  /** The changes that an earlier page, or another tab, has not finished. */
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
