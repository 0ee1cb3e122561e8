import type { MealType } from '@nivas/contract/reservations/meals.ts'

/** The scans of one code for one meal on this machine: when, and how many portions it is good for, if known. */
export type Scans = { times: readonly string[]; of: number | null }

/** The scans of a day on this machine, by the hash of their code and the meal. */
export type ScannedHere = { day: string; scans: Readonly<Record<string, Scans>> }

/** A portion that this machine served before; `certain` when no other one is left. */
export type Before = { time: string; certain: boolean }

/** The name of a code's scans; codes may be card numbers, so the machine keeps their hash alone. */
export async function scanKey(code: string, meal: MealType): Promise<string> {
  const bytes = new TextEncoder().encode(code.trim().toUpperCase())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `${meal} ${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Whether this machine served the code before, without a portion that is known to be left. */
export function servedBefore(here: ScannedHere, day: string, key: string): Before | undefined {
  const { times = [], of = null } = here.day === day ? (here.scans[key] ?? {}) : {}
  const time = times.at(-1)
  if (time === undefined || times.length < (of ?? 1)) return undefined
  return { time, certain: of !== null }
}

/** With one scan more; a new day begins empty. */
export function withScan(
  here: ScannedHere,
  { day, key, time, of }: { day: string; key: string; time: string; of: number | null },
): ScannedHere {
  const scans = here.day === day ? here.scans : {}
  const before = scans[key]
  const known = of ?? before?.of ?? null
  return { day, scans: { ...scans, [key]: { times: [...(before?.times ?? []), time], of: known } } }
}

/** Without the last scan of a code: it was taken back. */
export function withoutScan(here: ScannedHere, key: string): ScannedHere {
  const before = here.scans[key]
  if (!before) return here
  return { ...here, scans: { ...here.scans, [key]: { ...before, times: before.times.slice(0, -1) } } }
}
