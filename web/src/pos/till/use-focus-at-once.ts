import { useEffect } from 'react'

/**
 * Moves the focus into the dialog in the same turn as the key that opened it: a seller who types the amount
 * right after F4, or the quantity after F7, types it there. The dialog's own focus trap waits for the next turn.
 */
export function useFocusAtOnce(): void {
  useEffect(() => {
    // The dialog is inert until its effects have run, which is after this one.
    queueMicrotask(() => document.querySelector<HTMLElement>('[role="dialog"] [data-autofocus]')?.focus())
  }, [])
}
