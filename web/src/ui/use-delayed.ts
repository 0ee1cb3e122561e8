import { useEffect, useState } from 'react'

/** The delay before a wait is shown, since a short one would only flicker. */
const PATIENCE_MS = 200

/** Whether the wait has been long enough to show it. */
export function useDelayed(after = PATIENCE_MS): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return late
}
