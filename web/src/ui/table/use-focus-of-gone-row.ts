import { type FocusEvent, useEffect, useRef } from 'react'

const rowsOf = (root: Element | null) => [...(root?.querySelectorAll('tbody > tr:has(> th)') ?? [])]

/**
 * A row that leaves the list with the focus, because it was deleted, gives it to the row that takes its place; without
 * rows the first filter has it, or what an empty list offers. In the list of a counter the next guest is looked for: its
 * first filter has it, since a second Enter on the next row would be about another guest. The result goes onto the element
 * around filters and rows.
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
  // React reports no blur for an element that it removes itself.
  const onBlur = () => {
    last.current = undefined
  }
  return { ref: root, onFocus, onBlur }
}
