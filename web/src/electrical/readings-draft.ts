import { session } from '../app/session.tsx'
import type { TypedReading } from './typed-reading.ts'

const DAY_MS = 86_400_000

type Draft = { at: number; typed: Readonly<Record<number, TypedReading>> }
type Month = { month: number; year: number; line: number }

/** A draft is shown to the person who typed it, and to no other. */
const keyOf = ({ month, year, line }: Month) => {
  const now = session.get()
  const owner = typeof now === 'object' ? now.user.id : 0
  return `nivas.readings.${owner}.${year}-${month}.${line}`
}

/** The unsaved readings of a month and line that the signed-in person typed in this browser, for 24 hours. */
export function readingsDraft(of: Month): Draft['typed'] {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as Draft | null
    return draft && Date.now() - draft.at < DAY_MS ? draft.typed : {}
  } catch {
    return {}
  }
}

/** Stores the input; deletes it when it is empty. */
export function storeReadingsDraft(of: Month, typed: Draft['typed']): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(keyOf(of))
    else localStorage.setItem(keyOf(of), JSON.stringify({ at: Date.now(), typed } satisfies Draft))
  } catch {
    // A browser without storage still asks before it leaves.
  }
}
