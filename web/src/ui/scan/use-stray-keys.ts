import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { isOnTop } from '../use-function-key.ts'

/** The elements whose keys belong to themselves: fields, lists and layers over the page. */
const ELSEWHERE =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/**
 * Moves the focus to this field when a scan begins while a button or nothing has the focus. The keys would be lost
 * there, and the scan's Enter would press the button.
 *
 * @param onKey called with the first key and its time in ms, because a field that measures its keys does not get its
 *   event
 */
export function useStrayKeys(
  field: RefObject<HTMLInputElement | null>,
  enabled: boolean,
  onKey?: (key: string, at: number) => void,
): void {
  useWindowEvent('keydown', ({ key, target, ctrlKey, altKey, metaKey, isComposing, timeStamp }) => {
    const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey && !isComposing
    if (!enabled || !isTyped || !field.current || !isOnTop(field.current)) return
    if (target instanceof Element && target.closest(ELSEWHERE)) return
    onKey?.(key, timeStamp)
    // The browser types the key into the field, which has the focus by then.
    field.current.focus()
  })
}
