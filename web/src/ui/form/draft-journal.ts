import type { DraftChange, StoredDraft } from './draft-store.ts'

const PREFIX = 'nivas.draft.'

/** Reads a note. Returns undefined for one that is damaged, which would hold up all drafts of this browser. */
function read(text: string): DraftChange | undefined {
  try {
    const change: Partial<Record<'keep' | 'forget', Partial<StoredDraft>>> = JSON.parse(text)
    const { owner, name, at } = change.keep ?? change.forget ?? {}
    const isWhole = typeof owner === 'number' && typeof name === 'string' && typeof at === 'number'
    return isWhole && (change.forget || isObject(change.keep?.values)) ? (change as DraftChange) : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

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
  /** Returns the changes that an earlier page or another tab has not finished. Deletes damaged notes. */
  unfinished(): readonly DraftChange[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => {
          const change = read(localStorage.getItem(key) ?? '')
          if (!change) localStorage.removeItem(key)
          return change ?? []
        })
    } catch {
      return []
    }
  },
}
