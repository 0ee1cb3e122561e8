import type { MealType } from '@nivas/contract/reservations/meals.ts'

/**
 * The scans of one code for one meal on this machine: the time of the last one, how many portions this machine knows to
 * be used, and how many the code is good for (null if unknown).
 */
export type Scans = { last: string; used: number; of: number | null }

/** The scans of a day on this machine, by meal and hash of the code. */
export type ScannedHere = { day: string; scans: Readonly<Record<string, Scans>> }

/** A portion that this machine served before. `certain` means that the code has no other portion. */
export type Before = { time: string; certain: boolean }

/** Returns the key of a code's scans. It contains only a hash, because a code may be the number of a card. */
export async function scanKey(code: string, meal: MealType): Promise<string> {
  const bytes = new TextEncoder().encode(code.trim().toUpperCase())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `${meal} ${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the last portion if this machine served the code before and no portion is known to be left. */
export function servedBefore(here: ScannedHere, day: string, key: string): Before | undefined {
  const scans = here.day === day ? here.scans[key] : undefined
  if (!scans || scans.used < (scans.of ?? 1)) return undefined
  return { time: scans.last, certain: scans.of !== null }
}

/**
 * A portion that was served. The server counts `eaten` of `of` portions; `eaten` is null for a meal that waits here.
 */
export type Portion = { day: string; key: string; time: string; eaten: number | null; of: number | null }

/** Adds a portion; a new day begins empty. */
export function withScan(here: ScannedHere, { day, key, time, eaten, of }: Portion): ScannedHere {
  const scans = here.day === day ? here.scans : {}
  const before = scans[key]
  const used = eaten ?? (before?.used ?? 0) + 1
  return { day, scans: { ...scans, [key]: { last: time, used, of: of ?? before?.of ?? null } } }
}

/** Removes the last portion of a code, which was taken back. */
export function withoutScan(here: ScannedHere, key: string): ScannedHere {
  const before = here.scans[key]
  if (!before) return here
  return { ...here, scans: { ...here.scans, [key]: { ...before, used: before.used - 1 } } }
}
