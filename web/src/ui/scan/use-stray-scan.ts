import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { isTextField, writeValue } from '../fields/write-value.ts'
import { createStray } from './stray.ts'

type Options = {
  /**
   * Where the short code of a venue's card is recognised too, by its speed and the Enter after it, which then does not
   * submit the form: everywhere in a form whose other fields take no scanned card, or only in its fields for words,
   * such as names. Fields for numbers and fields with `data-takes-codes` are not fields for words.
   */
  short?: 'everywhere' | 'words'
}

const isForWords = (field: Element | null): boolean =>
  isTextField(field) && !field.matches('[inputmode], [data-takes-codes]')

/**
 * Moves a card that is scanned while another field of its form has the focus to the field for scans. The other field
 * gets its earlier value back, and the rest of the code follows the focus.
 *
 * @param scan the input for scans. A form without one removes the code and says so
 * @param form the form whose fields are watched
 */
export function useStrayScan(
  scan: RefObject<HTMLInputElement | null> | undefined,
  form: RefObject<HTMLElement | null>,
  { short }: Options = {},
): void {
  const t = useText()
  // A form without a field for scans has fields for text, such as the symptoms of a patient.
  const [stray] = useState(() => createStray<Element>({ takesSigns: scan === undefined }))
  /** When the code began that a form without a scan field has removed and reported. */
  const removed = useRef<number>(undefined)
  // Without it, the page drops a scan that begins at a button (`web/stray-scans.js`).
  useEffect(() => {
    form.current?.toggleAttribute('data-takes-scans', short === 'everywhere')
  })
  useWindowEvent(
    'keydown',
    (event) => {
      const field = document.activeElement
      // Scanners press Shift for capitals, which does not end a code.
      if (event.key === 'Shift') return
      const isShort = short === 'everywhere' || (short === 'words' && isForWords(field))
      // In a form without a field for scans, the Enter after a removed code must not submit the form.
      const isEnter = (isShort || !scan) && event.key === 'Enter'
      if (
        (event.key.length > 1 && !isEnter) ||
        event.repeat ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        field === null ||
        field === scan?.current ||
        !(isTextField(field) || short === 'everywhere') ||
        !form.current?.contains(field)
      ) {
        stray.forget()
        return
      }
      const code = isEnter
        ? stray.enter(event.timeStamp, field, isShort)
        : stray.key(event.key, event.timeStamp, field, isTextField(field) ? field.value : '')
      if (!code || scan?.current === null) return
      event.preventDefault()
      event.stopPropagation()
      if (isTextField(field)) writeValue(field, code.before)
      if (!scan) {
        // Reports each code only once, while the rest of it is still being removed.
        if (removed.current !== code.began)
          notify.failure(t('A code was scanned into this form, which takes no cards. The code was removed.'))
        removed.current = code.began
        return
      }
      stray.forget()
      const input = scan.current
      input.focus()
      // Writes the code before the Enter below reads it.
      flushSync(() => writeValue(input, code.text))
      if (isEnter)
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    },
    { capture: true },
  )
}
