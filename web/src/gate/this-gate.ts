import { createKeptStore } from '../api/kept.ts'
import { useStore } from '../api/store.ts'

/** The gate of this counter, as chosen on this machine; undefined before a choice. */
export const thisGate = createKeptStore(
  'nivas.gate',
  (text) => {
    const id = Number(text)
    return Number.isInteger(id) && id > 0 ? id : undefined
  },
  (id) => id?.toString(),
)

export const useThisGate = (): number | undefined => useStore(thisGate)
