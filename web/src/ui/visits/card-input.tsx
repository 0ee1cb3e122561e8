import { Box, Text, TextInput } from '@mantine/core'
import { identityNumberOf } from '@nivas/contract/identity/card-number.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type FocusEvent, type ReactNode, type Ref, useState } from 'react'
import { afterPress } from '../after-press.ts'
import { shownCard } from '../scan/shown-card.ts'
import { type ReadCard, ScanField } from '../scan-field.tsx'

/**
 * A scanned or typed card: its number, the part of it that may be shown, and the data that the card has about its
 * holder.
 */
export type Read = {
  number: string
  shown: string
  isAadhaar: boolean
  name: string | null
  city: string | null
  /** All data of a scanned card. Null for a number that was typed. */
  card: ReadCard | null
}

/** The data that a Secure QR has about its holder. */
export type Holder = { name: string | null; birthYear: number | null }

/**
 * Returns the holder of a card that has only the end of its number. Name and year of birth distinguish it from other
 * cards with this end.
 */
export const holderOf = ({ name, card }: Read): Holder | undefined =>
  card?.kind === 'secure-qr' ? { name, birthYear: card.birthYear } : undefined

/** Returns a card as it was read. A Secure QR has only the end of its number, which is used as its number. */
function readOf(card: ReadCard): Read | undefined {
  const { kind, id, number, last4, name, city } = card
  const cardNumber = number ?? id ?? (last4 === null ? null : maskedNumber(last4))
  if (cardNumber === null) return undefined
  return { number: cardNumber, shown: shownCard(cardNumber), isAadhaar: kind !== 'card', name, city, card }
}

/** Returns a card of which only the number was typed. */
const typedCard = (number: string, isAadhaar: boolean): Read => ({
  number,
  shown: shownCard(number),
  isAadhaar,
  name: null,
  city: null,
  card: null,
})

type Props = {
  label: string
  onRead: (read: Read) => void
  /** Called when a scan could not be read. The previous card then no longer counts. */
  onGarbled?: () => void
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** The label of a button. With it, only Enter or the button reads the input, and leaving the field does not. */
  action?: PlainKey
  /** The field is immediately ready for the next card, and shows nothing of the last one. */
  atCounter?: boolean
  placeholder?: PlainKey
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for a scanned card, or for a typed number that Enter or Tab ends. It keeps the focus and does not submit its
 * form.
 */
export function CardInput({ onRead, onGarbled, ref, action, atCounter = false, ...field }: Props) {
  /** The typed number that Tab has confirmed. The scan field itself shows the result of a scan. */
  const [left, setLeft] = useState<string>()
  /** Reads the typed number when the user leaves the field with Tab. */
  const leave = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const number = target.value.trim().slice(0, 50)
    target.value = ''
    if (number === '') return
    afterPress(() => setLeft(shownCard(number)))
    onRead(typedCard(number, identityNumberOf(number) !== undefined))
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

/** A field for a number beside a scan field. The number is visible only while it is being typed. */
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
    onRead(typedCard(number, true))
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
