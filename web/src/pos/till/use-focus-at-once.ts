import { useEffect } from 'react'
import { FIRST_FOCUS } from '../../ui/use-first-focus.ts'

/**
 * Moves the focus into the dialog in the same turn as the key that opened it, so that an amount typed right after F4,
 * or a quantity after F7, goes into the dialog. The dialog itself would move the focus in the next turn.
 */
export function useFocusAtOnce(): void {
  useEffect(() => {
    // The dialog is inert until its effects have run, which happens after this one.
    queueMicrotask(() => document.querySelector<HTMLElement>(`[role="dialog"] ${FIRST_FOCUS}`)?.focus())
  }, [])
}
