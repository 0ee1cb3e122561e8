import { type RefObject, useEffect, useRef } from 'react'

/** The selector of the element that gets the first focus in a dialog, a form or a screen. */
export const FIRST_FOCUS = '[data-autofocus]:not([data-autofocus="none"])'

/**
 * Gives a dialog the focus once, when it first lies on top, unless an element in it already has the focus. Mantine's
 * focus trap would set the focus twice: when the user pressed Tab in between, as on a busy PC, the second time took the
 * focus back. Mantine finds the element with `data-autofocus="none"` first, which cannot have the focus.
 */
export function useFirstFocus(root: RefObject<HTMLElement | null>, isTop: boolean): void {
  const isGiven = useRef(false)
  useEffect(() => {
    if (!isTop || isGiven.current) return
    isGiven.current = true
    // Waits until the key that opened the dialog is handled, which would otherwise press the focused button.
    setTimeout(() => {
      const dialog = root.current?.querySelector('[role="dialog"]')
      if (!dialog || dialog.contains(document.activeElement)) return
      const first = dialog.querySelector<HTMLElement>(`${FIRST_FOCUS}:not(:disabled)`)
      const target = first ?? dialog.querySelector<HTMLElement>('button:not(:disabled)')
      target?.focus({ preventScroll: true })
    })
  }, [root, isTop])
}
