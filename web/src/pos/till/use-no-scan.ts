import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { isTextField, type TextField, writeValue } from '../../ui/fields/write-value.ts'
import { type Key, scannedLength } from './burst.ts'

/** A key, and the field that it was typed into as it was before. */
type TypedKey = Key & { before: { field: TextField; value: string } | undefined }

/** The keys that are remembered: a code is at most as long as the barcode field. */
const MOST = 200

/**
 * Keeps a scan out of a dialog that takes none: its digits are no amount of money, and its Enter is no answer.
 * The field has what it had before, and `onScanned` says so.
 *
 * @param isKnown whether the till has a product with this code
 */
export function useNoScan(
  isGuarded: boolean,
  isKnown: (code: string) => boolean,
  onScanned: () => void,
): void {
  const typed = useRef<TypedKey[]>([])
  useWindowEvent(
    'keydown',
    (event) => {
      if (!isGuarded || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key.length === 1 && !event.repeat) {
        const field = document.activeElement
        const before = isTextField(field) ? { field, value: field.value } : undefined
        typed.current = [...typed.current.slice(1 - MOST), { char: event.key, at: event.timeStamp, before }]
        return
      }
      // Scanners press Shift for capitals; any other key is a hand's.
      if (event.key === 'Shift') return
      const keys = typed.current
      typed.current = []
      if (event.key !== 'Enter') return
      const length = scannedLength(keys, event.timeStamp, isKnown)
      if (length === 0) return
      event.preventDefault()
      event.stopPropagation()
      const first = keys.at(-length)?.before
      if (first) writeValue(first.field, first.value)
      onScanned()
    },
    { capture: true },
  )
}
