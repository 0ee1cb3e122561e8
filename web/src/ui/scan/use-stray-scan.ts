import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useState } from 'react'
import { isTextField, type TextField, writeValue } from '../fields/write-value.ts'
import { createStray } from './stray.ts'

/**
 * A card that is scanned while another field of its form has the focus is read by the field for scans: that field has
 * its value again, and the rest of the code follows the focus.
 *
 * @param scan the input for scans
 * @param form the form whose fields take no codes
 */
export function useStrayScan(
  scan: RefObject<HTMLInputElement | null>,
  form: RefObject<HTMLElement | null>,
): void {
  const [stray] = useState(() => createStray<TextField>())
  useWindowEvent(
    'keydown',
    (event) => {
      const field = document.activeElement
      // Scanners press Shift for capitals.
      if (event.key === 'Shift') return
      if (
        event.key.length > 1 ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        field === scan.current ||
        !isTextField(field) ||
        !form.current?.contains(field)
      ) {
        stray.forget()
        return
      }
      const code = stray.key(event.key, event.timeStamp, field, field.value)
      if (!code || !scan.current) return
      stray.forget()
      event.preventDefault()
      event.stopPropagation()
      writeValue(field, code.before)
      scan.current.focus()
      writeValue(scan.current, code.text)
    },
    { capture: true },
  )
}
