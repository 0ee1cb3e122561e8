import { session } from '../app/session.tsx'
import type { TypedReading } from './typed-reading.ts'

const DAY_MS = 86_400_000

type Kept = { at: number; typed: Readonly<Record<number, TypedReading>> }
type Month = { month: number; year: number; line: number }

/** What one person typed is not shown to another. */
const keyOf = ({ month, year, line }: Month) => {
  const now = session.get()
  const owner = typeof now === 'object' ? now.user.id : 0
  return `nivas.readings.${owner}.${year}-${month}.${line}`
}

/** The unsaved readings of a month and line that the signed-in person typed in this browser, for 24 hours. */
export function keptReadings(of: Month): Kept['typed'] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as Kept | null
    return kept && Date.now() - kept.at < DAY_MS ? kept.typed : {}
  } catch {
    return {}
  }
}

/** Stores the input; deletes it when it is empty. */
export function keepReadings(of: Month, typed: Kept['typed']): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(keyOf(of))
    else localStorage.setItem(keyOf(of), JSON.stringify({ at: Date.now(), typed } satisfies Kept))
  } catch {
    // A browser without storage still asks before it leaves.
  }
}
