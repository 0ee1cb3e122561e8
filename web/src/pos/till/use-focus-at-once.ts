import { useEffect } from 'react'
import { FIRST_FOCUS } from '../../ui/use-first-focus.ts'

/**
 * Moves the focus into the dialog in the same turn as the key that opened it: a seller who types the amount
 * right after F4, or the quantity after F7, types it there. The dialog gives its focus in the next turn.
 */
export function useFocusAtOnce(): void {
  useEffect(() => {
    // The dialog is inert until its effects have run, which is after this one.
    queueMicrotask(() => document.querySelector<HTMLElement>(`[role="dialog"] ${FIRST_FOCUS}`)?.focus())
  }, [])
}
