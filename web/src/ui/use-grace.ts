import { useState } from 'react'

/** In milliseconds: longer than the gap within a double click, shorter than the time to read. */
export const GRACE = 600

/**
 * Returns a function that tells whether the component has only just appeared, so that a press may be meant for the
 * component before it.
 */
export function useEarly(): () => boolean {
  const [appeared] = useState(() => performance.now())
  return () => performance.now() - appeared <= GRACE
}

/**
 * For a component that replaces a form. The second half of a double click on Submit, or a second Enter, must not
 * dismiss it before the user has read it: `onClick={unlessAtOnce(onClose)}`.
 */
export function useGrace() {
  const isEarly = useEarly()
  return (action: () => void) => () => {
    if (!isEarly()) action()
  }
}
