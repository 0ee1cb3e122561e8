import { MOST_COUNTERS } from '@nivas/contract/pos/meal-calls.ts'
import { createStore, useStore } from '../../api/store.ts'

const STORAGE_KEY = 'nivas.meal-counter'

const isCounter = (number: number) => Number.isInteger(number) && number >= 1 && number <= MOST_COUNTERS

function stored(): number {
  try {
    const number = Number(localStorage.getItem(STORAGE_KEY))
    return isCounter(number) ? number : 1
  } catch {
    return 1
  }
}

const chosen = createStore<number>(stored())

/** The number of this meal counter, as chosen on this machine; 1 before a choice. */
export const useThisCounter = (): number => useStore(chosen)

export function keepCounter(number: number): void {
  if (!isCounter(number)) return
  chosen.set(number)
  try {
    localStorage.setItem(STORAGE_KEY, String(number))
  } catch {
    // A browser without storage is counter 1 again after a reload.
  }
}
