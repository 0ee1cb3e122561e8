import type { TypedReading } from './typed-reading.ts'

const DAY_MS = 86_400_000

type Kept = { at: number; typed: Readonly<Record<number, TypedReading>> }
type Month = { month: number; year: number; line: number }

const keyOf = ({ month, year, line }: Month) => `nivas.readings.${year}-${month}.${line}`

/** What was typed of a month and line in this browser and not saved, for 24 hours: readings, nothing of persons. */
export function keptReadings(of: Month): Kept['typed'] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as Kept | null
    return kept && Date.now() - kept.at < DAY_MS ? kept.typed : {}
  } catch {
    return {}
  }
}

/** Keeps what is typed; nothing typed is kept no more. */
export function keepReadings(of: Month, typed: Kept['typed']): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(keyOf(of))
    else localStorage.setItem(keyOf(of), JSON.stringify({ at: Date.now(), typed } satisfies Kept))
  } catch {
    // A browser that keeps nothing asks all the same before it leaves.
  }
}
