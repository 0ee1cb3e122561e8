import { createStore, useStore } from '../api/store.ts'

const KEPT = 'nivas.gate'

function kept(): number | undefined {
  try {
    const id = Number(localStorage.getItem(KEPT))
    return Number.isInteger(id) && id > 0 ? id : undefined
  } catch {
    return undefined
  }
}

const chosen = createStore<number | undefined>(kept())

/** The gate of this counter, as chosen on this machine; undefined before a choice. */
export const useThisGate = (): number | undefined => useStore(chosen)

export function keepGate(id: number | undefined): void {
  chosen.set(id)
  try {
    if (id === undefined) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, String(id))
  } catch {
    // A browser without storage asks again next time.
  }
}
