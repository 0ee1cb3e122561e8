import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { isScan, noBurst, withKey } from './burst.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Puts back what a field held, as if it were typed. */
function restore({ field, value }: { field: Field; value: string }): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps a scan out of a dialog that takes none: its digits are no amount of money, and its Enter is no answer.
 * The field has what it had before, and `onScanned` says so.
 */
export function useNoScan(isGuarded: boolean, onScanned: () => void): void {
  const burst = useRef(noBurst)
  const before = useRef<{ field: Field; value: string }>(undefined)
  useWindowEvent(
    'keydown',
    (event) => {
      if (!isGuarded || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key.length === 1) {
        burst.current = withKey(burst.current, event.timeStamp)
        const field = document.activeElement
        if (burst.current.length === 1)
          before.current = isField(field) ? { field, value: field.value } : undefined
      }
      if (event.key !== 'Enter' || !isScan(burst.current, event.timeStamp)) return
      event.preventDefault()
      event.stopPropagation()
      burst.current = noBurst
      if (before.current) restore(before.current)
      onScanned()
    },
    { capture: true },
  )
}
