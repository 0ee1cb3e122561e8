import { useEffect, useState } from 'react'

/** The delay before a wait is shown, since a short one would only flicker. */
const PATIENCE_MS = 200

/** Returns whether a wait has lasted long enough to be shown. A wait that ends earlier is never shown. */
export function useDelayed(isWaiting = true): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return late
}
