import { type FocusEvent, useEffect, useRef } from 'react'

/** Returns the rows of a list without their details. */
const rowsOf = (root: Element | null) =>
  [...(root?.querySelectorAll('tbody > tr') ?? [])].filter((row) => row.querySelector(':scope > th'))

/**
 * Moves the focus when the row that has it leaves the list, for instance because it was deleted. The row that takes its
 * place gets the focus. Without rows, the first filter or the button of the empty list gets it. In the list of a
 * counter the first filter always gets it, for the next guest, because a second Enter on the next row would affect
 * another guest. Spread the result onto the element around filters and rows.
 */
export function useFocusOfGoneRow() {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<{ row: Element; at: number }>(undefined)
  useEffect(() => {
    if (!last.current || last.current.row.isConnected) return
    const { at } = last.current
    last.current = undefined
    if (document.activeElement !== document.body) return
    const rows = rowsOf(root.current)
    const next =
      root.current?.querySelector<HTMLElement>('input[data-autofocus]') ??
      rows[Math.min(at, rows.length - 1)]?.querySelector('button') ??
      root.current?.querySelector<HTMLElement>('[data-searches] input') ??
      root.current?.querySelector<HTMLElement>('[role="status"] button')
    next?.focus()
  })
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('tbody > tr')
    last.current = row ? { row, at: rowsOf(root.current).indexOf(row) } : undefined
  }
  // React does not report a blur for an element that it removes itself.
  const onBlur = () => {
    last.current = undefined
  }
  return { ref: root, onFocus, onBlur }
}
