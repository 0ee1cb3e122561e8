import { useStore } from '../api/store.ts'
import { createStoredState } from '../api/stored-value.ts'

/** The gate chosen for this counter on this machine; undefined before a choice. */
export const thisGate = createStoredState(
  'nivas.gate',
  (text) => {
    const id = Number(text)
    return Number.isInteger(id) && id > 0 ? id : undefined
  },
  (id) => id?.toString(),
)

export const useThisGate = (): number | undefined => useStore(thisGate)
