import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { useEffect, useState } from 'react'

/**
 * Whether this tab is the till of a shop. Only one tab of a browser may use the numbers of a session. Undefined until
 * this is known; a waiting tab becomes the till when the other one is closed.
 */
export function useTillLock(system: SystemId): boolean | undefined {
  const [held, setHeld] = useState<boolean>()
  useEffect(() => {
    // A page that another machine serves over plain http has neither locks nor an outbox; it sells only online.
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
