import { useEffect, useRef } from 'react'

/**
 * Tracks the newest scan of a counter. Its answer is shown large, and the answer of an earlier scan becomes a notice.
 * Once the user leaves the screen, no scan counts as the newest.
 */
export function useNewestScan() {
  const scans = useRef(0)
  useEffect(
    () => () => {
      scans.current += 1
    },
    [],
  )
  /** Returns a function that tells whether no scan has begun since this call. */
  const sinceNow = () => {
    const before = scans.current
    return () => before === scans.current
  }
  /** Begins a scan. Returns a function that tells whether it is still the newest. */
  const begin = () => {
    scans.current += 1
    return sinceNow()
  }
  return { begin, sinceNow }
}
