import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { isTextField, type TextField, writeValue } from '../../ui/fields/write-value.ts'
import { type Key, scannedLength } from './burst.ts'

/** A key, and the field that it was typed into with its value before the key. */
type TypedKey = Key & { before: { field: TextField; value: string } | undefined }

/** The number of keys to remember; a code is not longer than the barcode field allows. */
const MOST = 200

/**
 * Keeps scans out of a dialog that does not take them: the digits must not become an amount, nor the Enter an answer.
 * Restores the field to its value before the scan and calls `onScanned`.
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
      // Scanners press Shift for capitals; any other special key comes from a person.
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
