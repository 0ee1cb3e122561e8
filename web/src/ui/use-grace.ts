import { useState } from 'react'

/** In milliseconds: longer than the gap within a double click, shorter than anybody reads. */
const GRACE = 600

/**
 * For what takes the place of a form: the second half of a double click on Submit, or a second Enter, must not dismiss
 * it before anybody has read it. `onClick={unlessAtOnce(onClose)}`.
 */
export function useGrace() {
  const [appeared] = useState(() => performance.now())
  return (action: () => void) => () => {
    if (performance.now() - appeared > GRACE) action()
  }
}
