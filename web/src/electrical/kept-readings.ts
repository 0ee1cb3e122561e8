import type { TypedReading } from './typed-reading.ts'

const DAY_MS = 86_400_000

type Kept = { at: number; typed: Readonly<Record<number, TypedReading>> }
type Month = { month: number; year: number; line: number }

const keyOf = ({ month, year, line }: Month) => `nivas.readings.${year}-${month}.${line}`

/** The unsaved readings of a month and line in this browser, for 24 hours: no data of persons. */
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
