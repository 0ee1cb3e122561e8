import { useEffect, useRef } from 'react'

/**
 * Which scan of a counter is the newest: its answer is shown large, that of an earlier one is a notice. Once the screen
 * is left, none is the newest.
 */
export function useNewestScan() {
  const scans = useRef(0)
  useEffect(
    () => () => {
      scans.current += 1
    },
    [],
  )
  /** Whether no scan has begun since this call. */
  const sinceNow = () => {
    const before = scans.current
    return () => before === scans.current
  }
  /** Begins a scan; the result says whether it is still the newest. */
  const begin = () => {
    scans.current += 1
    return sinceNow()
  }
  return { begin, sinceNow }
}
