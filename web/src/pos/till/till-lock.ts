import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { useEffect, useState } from 'react'

/**
 * Whether this tab is the till of a shop: one tab of a browser sells under the numbers of its session.
 * `undefined` until that is known; a tab that has to wait becomes the till when the other one is closed.
 */
export function useTillLock(system: SystemId): boolean | undefined {
  const [held, setHeld] = useState<boolean>()
  useEffect(() => {
    // A page over plain http from another machine has neither locks nor a queue: it sells with the server alone.
    if (!('locks' in navigator)) {
      setHeld(true)
      return
    }
    const leaving = new AbortController()
    let release = () => {}
    const name = `nivas-till-${systems[system].counter}`
    const hold = () => {
      setHeld(true)
      return new Promise<void>((resolve) => {
        release = resolve
      })
    }
    void navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (leaving.signal.aborted) return undefined
        if (lock) return hold()
        setHeld(false)
        void navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => undefined)
        return undefined
      })
      .catch(() => setHeld(true))
    return () => {
      leaving.abort()
      release()
    }
  }, [system])
  return held
}
