import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { isOnTop } from '../use-function-key.ts'

/** Where typed keys belong to something else: fields, lists and what opens over the page. */
const ELSEWHERE =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/**
 * Brings a scan that begins while a button or nothing has the focus into this field: there the keys would be lost,
 * and its Enter would press the button.
 *
 * @param onKey called with the key and its time, in ms, which a field that measures them does not hear of
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
    // The key itself is typed into the field, which has the focus by then.
    field.current.focus()
  })
}
