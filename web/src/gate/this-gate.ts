import { createStore, useStore } from '../api/store.ts'

const STORAGE_KEY = 'nivas.gate'

function stored(): number | undefined {
  try {
    const id = Number(localStorage.getItem(STORAGE_KEY))
    return Number.isInteger(id) && id > 0 ? id : undefined
  } catch {
    return undefined
  }
}

const chosen = createStore<number | undefined>(stored())

/** The gate of this counter, as chosen on this machine; undefined before a choice. */
export const useThisGate = (): number | undefined => useStore(chosen)

export function keepGate(id: number | undefined): void {
  chosen.set(id)
  try {
    if (id === undefined) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, String(id))
  } catch {
    // A browser without storage asks again next time.
  }
}
