import { type FocusEvent, useEffect, useRef } from 'react'
import { focusAfterRemoval } from './use-return-focus.ts'

/**
 * A button in a short table that goes with the focus, because what it does is done, gives it to another button of its
 * row, or to the row that takes its place; without one the table has it, or the screen. One that was disabled while its
 * call was pending has it again. The result goes onto the element around the table.
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
      // A browser takes the focus from a button that is disabled; one that still is cannot have it yet.
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
    // Most tables are no stop for Tab.
    if (table && !table.hasAttribute('tabindex')) table.tabIndex = -1
    // After the screen itself, which may have a better place for the focus: see `focusNeighbour`.
    focusAfterRemoval(table)
  })
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tbody > tr')
    const at = row ? rows().indexOf(row) : -1
    last.current = row && at >= 0 ? { button: target, row, at } : undefined
  }
  /** One that is disabled while its call is pending has not been left; it may have had the focus since it was drawn. */
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    last.current = undefined
    if (event.target.matches(':disabled')) onFocus(event)
  }
  return { ref: root, onFocus, onBlur }
}
