import { useEffect, useState } from 'react'
import { pending } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'

/**
 * The delay in milliseconds before a pending call is shown. Most answers arrive sooner, and an indicator would only
 * flicker.
 */
const NOTICEABLE = 200

/** Returns whether any call has been pending long enough to show it. */
export function useBusy(): boolean {
  const waiting = useStore(pending) > 0
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setBusy(true), NOTICEABLE)
    return () => {
      clearTimeout(timer)
      setBusy(false)
    }
  }, [waiting])
  return busy
}
