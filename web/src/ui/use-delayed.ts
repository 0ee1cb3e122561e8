import { useEffect, useState } from 'react'

/** So long nothing is shown of a wait, since it would only flicker. */
const PATIENCE_MS = 200

/** Whether it has taken long enough to say so. */
export function useDelayed(after = PATIENCE_MS): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return late
}
