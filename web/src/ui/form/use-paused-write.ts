import { type RefObject, useEffect, useRef } from 'react'

/** The pause in typing, in milliseconds, after which the draft is written. */
const PAUSE = 300

type Planned = RefObject<(() => void) | undefined>

function writeNow(planned: Planned) {
  const write = planned.current
  planned.current = undefined
  write?.()
}

/** Writes after a pause, so that fast typing makes one write, and at the latest when the user leaves the page. */
export function usePausedWrite() {
  const planned: Planned = useRef(undefined)
  useEffect(() => {
    const flush = () => writeNow(planned)
    // Writes the last input while the browser asks whether to leave: after `pagehide` a write may stay unfinished.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return {
    /** Plans a write instead of the one before. The returned function stops the clock; leaving the page still writes. */
    plan: (write: () => void): (() => void) => {
      planned.current = write
      const timer = setTimeout(() => writeNow(planned), PAUSE)
      return () => clearTimeout(timer)
    },
    /** Cancels the planned write. */
    cancel: (): void => {
      planned.current = undefined
    },
  }
}
