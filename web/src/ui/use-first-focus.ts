import { type RefObject, useEffect, useRef } from 'react'

/** What has the focus first in a dialog, a form or a screen. */
export const FIRST_FOCUS = '[data-autofocus]:not([data-autofocus="none"])'

/**
 * Gives a dialog the focus once, as soon as it lies over all others; an element of it that has the focus already keeps it.
 * Mantine's own trap gives it twice: after a Tab in between, as on a busy PC, the second took it back. It finds
 * `data-autofocus="none"` first, which takes none.
 */
export function useFirstFocus(root: RefObject<HTMLElement | null>, isTop: boolean): void {
  const isGiven = useRef(false)
  useEffect(() => {
    if (!isTop || isGiven.current) return
    isGiven.current = true
    // Not in the turn of the key that opened it, which would press the button that gets the focus.
    setTimeout(() => {
      const dialog = root.current?.querySelector('[role="dialog"]')
      if (!dialog || dialog.contains(document.activeElement)) return
      const first = dialog.querySelector<HTMLElement>(`${FIRST_FOCUS}:not(:disabled)`)
      const target = first ?? dialog.querySelector<HTMLElement>('button:not(:disabled)')
      target?.focus({ preventScroll: true })
    })
  }, [root, isTop])
}
