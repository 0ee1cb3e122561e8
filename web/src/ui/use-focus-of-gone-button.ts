import { type FocusEvent, useEffect, useRef } from 'react'
import { focusAfterRemoval } from './use-return-focus.ts'

/**
 * Keeps the focus in a short table when the button that has it disappears because its action is done. The focus moves
 * to another button of the same row, or of the row that takes its place, or else to the table or the screen. A button
 * that was disabled while its call was pending gets the focus back. Spread the result onto the element around the
 * table.
 */
export function useFocusOfGoneButton() {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<{ button: HTMLElement; row: Element; at: number }>(undefined)
  const rows = () => [...(root.current?.querySelectorAll('tbody > tr') ?? [])]
  useEffect(() => {
    if (!last.current) return
    const { button, row, at } = last.current
    const isLost = document.activeElement === document.body
    if (button.isConnected) {
      // The browser takes the focus from a disabled button, and a button that is still disabled cannot take it back
      // yet.
      if (isLost) button.focus()
      return
    }
    last.current = undefined
    if (!isLost) return
    const all = rows()
    const place = row.isConnected ? row : all[Math.min(at, all.length - 1)]
    const next = place?.querySelector<HTMLElement>('button:not(:disabled)')
    if (next) {
      next.focus()
      return
    }
    const table = root.current ?? undefined
    // Most tables are not focusable.
    if (table && !table.hasAttribute('tabindex')) table.tabIndex = -1
    // Runs after the screen's own code, which may choose a better element: see `focusNeighbour`.
    focusAfterRemoval(table)
  })
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tbody > tr')
    const at = row ? rows().indexOf(row) : -1
    last.current = row && at >= 0 ? { button: target, row, at } : undefined
  }
  /**
   * Keeps the record of a button that was disabled while its call is pending: the user did not leave it. The row is
   * noted again, because it may have moved since the button got the focus.
   */
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    last.current = undefined
    if (event.target.matches(':disabled')) onFocus(event)
  }
  return { ref: root, onFocus, onBlur }
}
