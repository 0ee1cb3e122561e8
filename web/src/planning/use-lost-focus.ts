import { useEffect } from 'react'
import { focusHeading } from '../app/focus-heading.ts'

/** In ms, longer than browsers need to take the focus from a disabled button, when they repaint. */
const SOON = 60

/** When `what` changes, a focus that was lost by it goes to the heading; the next Tab continues there. */
export function useLostFocus(what: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change may remove the focus.
  useEffect(() => {
    const timer = setTimeout(() => {
      const focused = document.activeElement
      if (focused instanceof HTMLButtonElement && focused.disabled) focused.blur()
      if (document.activeElement === document.body) focusHeading()
    }, SOON)
    return () => clearTimeout(timer)
  }, [what])
}
