import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { storedValue, storeValue } from '../../api/stored-value.ts'
import {
  type Before,
  type Portion,
  type ScannedHere,
  scanKey,
  servedBefore,
  withoutScan,
  withScan,
} from './scanned-here.ts'

const STORAGE_KEY = 'nivas.meals-served'

function read(): ScannedHere {
  try {
    const { day, scans } = JSON.parse(storedValue(STORAGE_KEY) ?? '')
    if (typeof day === 'string' && typeof scans === 'object' && scans !== null) return { day, scans }
  } catch {
    // The stored text is not JSON.
  }
  return { day: '', scans: {} }
}

const write = (here: ScannedHere): void => storeValue(STORAGE_KEY, JSON.stringify(here))

type Scan = { code: string; meal: MealType; day: string }

/** Returns the portion of this code that this machine served before, today; undefined if there is none. */
export const scannedBefore = async ({ code, meal, day }: Scan): Promise<Before | undefined> =>
  servedBefore(read(), day, await scanKey(code, meal))

/** Remembers a portion that was served. */
export async function rememberScan({ code, meal, ...portion }: Scan & Omit<Portion, 'key'>): Promise<void> {
  const key = await scanKey(code, meal)
  write(withScan(read(), { ...portion, key }))
}

/** Forgets the last portion of a code after it was taken back. */
export async function forgetScan({ code, meal }: Omit<Scan, 'day'>): Promise<void> {
  const key = await scanKey(code, meal)
  write(withoutScan(read(), key))
}
