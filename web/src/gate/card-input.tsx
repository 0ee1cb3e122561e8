import { TextInput } from '@mantine/core'
import { aadhaarOf, masked } from '@nivas/contract/gate/visitor.ts'
import { type ReactNode, type Ref, useState } from 'react'

/** What was scanned or typed: its number, how it may be shown, and what the card itself says of its holder. */
export type Read = { number: string; shown: string; name: string | null; state: string | null }

/** A number as it may be shown. */
export const shownCard = (number: string | null): string => {
  const aadhaar = aadhaarOf(number ?? '')
  return aadhaar === undefined ? (number ?? '') : masked(aadhaar.slice(-4))
}

type Props = {
  label: string
  onRead: (read: Read) => void
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Where a card is scanned, or its number typed and ended by Enter. It keeps the focus, and submits no form. */
export function CardInput({ label, onRead, ref, error, required, disabled }: Props) {
  const [typed, setTyped] = useState('')
  const read = () => {
    const number = typed.trim()
    if (number === '') return
    setTyped('')
    onRead({ number, shown: shownCard(number), name: null, state: null })
  }
  return (
    <TextInput
      ref={ref}
      size="md"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        read()
      }}
      onBlur={read}
      error={error}
      {...(required && { required })}
      {...(disabled && { disabled })}
      maxLength={10_000}
      autoComplete="off"
      spellCheck={false}
      data-autofocus
    />
  )
}
