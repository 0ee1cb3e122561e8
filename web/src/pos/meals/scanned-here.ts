import type { MealType } from '@nivas/contract/reservations/meals.ts'

/**
 * What this machine knows of one code for one meal: when it was last served, how many portions were served as far as
 * this machine knows, and how many it is good for, if known.
 */
export type Scans = { last: string; used: number; of: number | null }

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
  const scans = here.day === day ? here.scans[key] : undefined
  if (!scans || scans.used < (scans.of ?? 1)) return undefined
  return { time: scans.last, certain: scans.of !== null }
}

/** A portion that was served. `eaten` of `of` were, as the server says; null for one that waits here. */
export type Portion = { day: string; key: string; time: string; eaten: number | null; of: number | null }

/** With one portion more; a new day begins empty. */
export function withScan(here: ScannedHere, { day, key, time, eaten, of }: Portion): ScannedHere {
  const scans = here.day === day ? here.scans : {}
  const before = scans[key]
  const used = eaten ?? (before?.used ?? 0) + 1
  return { day, scans: { ...scans, [key]: { last: time, used, of: of ?? before?.of ?? null } } }
}

/** Without the last portion of a code: it was taken back. */
export function withoutScan(here: ScannedHere, key: string): ScannedHere {
  const before = here.scans[key]
  if (!before) return here
  return { ...here, scans: { ...here.scans, [key]: { ...before, used: before.used - 1 } } }
}
