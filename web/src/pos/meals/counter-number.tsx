import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { useStrayScan } from '../../ui/scan/use-stray-scan.ts'
import { type Key, scannedLength } from '../till/burst.ts'
import { isCounter, storeCounter, useThisCounter } from './this-counter.ts'

type Props = {
  /** The field for the next guest, which gets the focus afterwards. */
  scanField: RefObject<HTMLInputElement | null>
  /** A code that was scanned while this field had the focus. */
  onScanned: (code: string) => void
}

/**
 * The number of this counter. Leaving the field or Enter stores it if it is a plain number; Escape restores the old
 * one. A scan in this field serves its guest instead.
 */
export function CounterNumber({ scanField, onScanned }: Props) {
  const t = useText()
  const counter = useThisCounter()
  const [typed, setTyped] = useState<string>()
  const keys = useRef<Key[]>([])
  const input = useRef<HTMLInputElement>(null)
  // The scan field also reads codes of older cards, which are too long for this field.
  useStrayScan(scanField, input)

  /** The typed text, in a ref: moving the focus on calls `onBlur`, which must see that it was already taken. */
  const draft = useRef<string>(undefined)
  const type = (text: string | undefined) => {
    draft.current = text
    setTyped(text)
  }
  const end = (entered: string | undefined) => {
    keys.current = []
    type(undefined)
    if (entered === undefined || entered.trim() === String(counter)) return
    const number = /^\d+$/.test(entered.trim()) ? Number(entered) : 0
    if (isCounter(number)) storeCounter(number)
    else
      notify.failure(t('This is not a counter number. The counter is still number {{counter}}.', { counter }))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, timeStamp: at, ctrlKey, altKey, metaKey } = event.nativeEvent
    if (ctrlKey || altKey || metaKey || key === 'Shift') return
    if (key.length === 1) {
      keys.current.push({ char: key, at })
      return
    }
    if (key === 'Escape') end(undefined)
    else if (key === 'Enter' || key === 'Tab') {
      const length = scannedLength(keys.current, at, () => false)
      const code = keys.current.slice(keys.current.length - length).map(({ char }) => char)
      end(length > 0 ? undefined : draft.current)
      if (length > 0) onScanned(code.join(''))
      else if (key === 'Tab') return
    } else return
    event.preventDefault()
    scanField.current?.focus()
  }

  return (
    <TextInput
      ref={input}
      aria-label={t('Number of this counter')}
      size="md"
      w="6rem"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(counter)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        end(draft.current)
        // A control that the user moved to keeps the focus; a click on plain text returns it to the scan field.
        const to = event.relatedTarget
        if (!(to instanceof HTMLElement) || to.tabIndex < 0) scanField.current?.focus()
      }}
    />
  )
}
