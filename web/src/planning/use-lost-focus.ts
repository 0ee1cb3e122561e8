import { useEffect } from 'react'
import { focusHeading } from '../app/focus-heading.ts'

/** The delay in ms, longer than browsers need to remove the focus from a disabled button, which they do on repaint. */
const SOON = 60

/** Moves the focus to the heading if a change of `what` removed it, so that the next Tab continues there. */
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
