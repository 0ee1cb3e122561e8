import { Box, Text, TextInput } from '@mantine/core'
import { identityNumberOf } from '@nivas/contract/identity/card-number.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type FocusEvent, type ReactNode, type Ref, useState } from 'react'
import { afterPress } from '../after-press.ts'
import { shownCard } from '../scan/shown-card.ts'
import { type ReadCard, ScanField } from '../scan-field.tsx'

/**
 * A scanned or typed card: its number, the part of it that may be shown, and the card's own data about its
 * holder.
 */
export type Read = {
  number: string
  shown: string
  isAadhaar: boolean
  name: string | null
  city: string | null
  /** Everything that a scanned card says; null for a number that was typed and left. */
  card: ReadCard | null
}

/** What a Secure QR says of its holder. */
export type Holder = { name: string | null; birthYear: number | null }

/** The holder of a card with only the end of its number: name and year of birth distinguish it from others with this end. */
export const holderOf = ({ name, card }: Read): Holder | undefined =>
  card?.kind === 'secure-qr' ? { name, birthYear: card.birthYear } : undefined

/** A Secure QR has only the end of its number, which stands for the number. */
function readOf(card: ReadCard): Read | undefined {
  const { kind, id, number, last4, name, city } = card
  const cardNumber = number ?? id ?? (last4 === null ? null : maskedNumber(last4))
  if (cardNumber === null) return undefined
  return { number: cardNumber, shown: shownCard(cardNumber), isAadhaar: kind !== 'card', name, city, card }
}

type Props = {
  label: string
  onRead: (read: Read) => void
  /** Called when a scan could not be read: the card before no longer counts. */
  onGarbled?: () => void
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** The action of its button: with it, only Enter or the button reads the input, and leaving does not. */
  action?: PlainKey
  /** The field is ready for the next card at once, and shows nothing of the last one. */
  atCounter?: boolean
  placeholder?: PlainKey
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for a scanned card, or for a typed number that Enter or Tab ends. It keeps the focus, and submits
 * no form.
 */
export function CardInput({ onRead, onGarbled, ref, action, atCounter = false, ...field }: Props) {
  /** A typed text that was left with Tab; the result of a scan is shown by the field itself. */
  const [left, setLeft] = useState<string>()
  /** Tab after typing confirms the input. */
  const leave = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const number = target.value.trim().slice(0, 50)
    target.value = ''
    const isAadhaar = identityNumberOf(number) !== undefined
    if (number === '') return
    afterPress(() => setLeft(shownCard(number)))
    onRead({ number, shown: shownCard(number), isAadhaar, name: null, city: null, card: null })
  }
  return (
    <Box {...(action === undefined && { onBlur: leave, 'data-takes-card': true })}>
      <ScanField
        {...field}
        {...(ref && { ref })}
        size="md"
        onRead={(card) => {
          const read = readOf(card)
          setLeft(undefined)
          if (read) onRead(read)
          else onGarbled?.()
        }}
        {...(onGarbled && { onGarbled })}
        {...(action !== undefined && { action })}
        atCounter={atCounter}
        data-autofocus
      />
      {left !== undefined && (
        <Text size="sm" fw={600}>
          {left}
        </Text>
      )}
    </Box>
  )
}

/** A number that is typed beside a scan field, and visible only while it is typed. */
export function AadhaarInput({
  label,
  onRead,
  ref,
  error,
  required,
  disabled,
}: Omit<Props, 'onGarbled' | 'action' | 'atCounter'>) {
  const [typed, setTyped] = useState('')
  const read = () => {
    const number = typed.trim()
    if (number === '') return
    setTyped('')
    onRead({ number, shown: shownCard(number), isAadhaar: true, name: null, city: null, card: null })
  }
  return (
    <TextInput
      ref={ref}
      size="md"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
        event.preventDefault()
        read()
      }}
      onBlur={read}
      error={error}
      {...(required && { required })}
      {...(disabled && { disabled })}
      maxLength={50}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      data-takes-codes
      data-takes-card
    />
  )
}
