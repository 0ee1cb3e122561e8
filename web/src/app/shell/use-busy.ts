import { useEffect, useState } from 'react'
import { pending } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'

/** Most answers are here sooner than this (milliseconds): showing that they are under way would only flicker. */
const NOTICEABLE = 200

/** Whether any call has been under way for so long that people wonder. */
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
