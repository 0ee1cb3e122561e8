import { type RefObject, useEffect, useRef } from 'react'
import { onlyRow } from '../../api/only-row.ts'
import { textInAddress } from '../text-in-address.ts'
import classes from './table.module.css'
import type { ViewProps } from './types.ts'

/** The longest time in ms between Enter and its rows. When they come later, the action is not done. */
const SOON = 5000

/**
 * Handles Enter in a filter of a counter's list. Once the rows for this text have loaded and only one is left, its
 * likeliest action is done or gets the focus.
 */
export function useOnlyRow<Row>(
  { source, rowActions, atCounter }: ViewProps<Row>,
  viewport: RefObject<HTMLElement | null>,
) {
  const entered = useRef<{ key: string; text: string; at: number }>(undefined)
  const act = () => {
    const linked = atCounter ? onlyRow.get() : undefined
    if (linked) {
      entered.current = { ...linked, at: performance.now() }
      onlyRow.set(undefined)
    }
    if (!entered.current || source.outdated || source.fetching || !source.rows) return
    const { key, text, at } = entered.current
    // The filter has an identity number as the address has it.
    if ((source.state.filters[key] ?? '') !== textInAddress(key)(text)) return
    entered.current = undefined
    const [only, another] = source.rows
    if (only === undefined || another !== undefined || performance.now() - at > SOON) return
    const action = rowActions?.(only, false).find(Boolean)
    if (atCounter === 'focus') {
      const button = viewport.current?.querySelector<HTMLElement>(`.${classes.actions} button`)
      // Waits until the Enter is handled, which would otherwise press the focused button.
      setTimeout(() => button?.focus())
      return
    }
    if (action && !action.disabled && !action.refused) action.onClick()
  }
  useEffect(act)
  return (key: string, text: string) => {
    if (!atCounter || text.trim() === '') return
    entered.current = { key, text, at: performance.now() }
    act()
  }
}
