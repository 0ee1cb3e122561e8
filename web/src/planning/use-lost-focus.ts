import { useEffect } from 'react'
import { focusHeading } from '../app/focus-heading.ts'

/** Browsers take the focus from a button that can no longer be pressed, when they draw the page anew: ms, longer than that. */
const SOON = 60

/** Whenever `what` changes, a focus that was lost by it goes to the heading, from where the next Tab goes on. */
export function useLostFocus(what: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that may take the focus away.
  useEffect(() => {
    const timer = setTimeout(() => {
      const focused = document.activeElement
      if (focused instanceof HTMLButtonElement && focused.disabled) focused.blur()
      if (document.activeElement === document.body) focusHeading()
    }, SOON)
    return () => clearTimeout(timer)
  }, [what])
}
