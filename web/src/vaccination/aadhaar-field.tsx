import { TextInput } from '@mantine/core'
import { maskedNumber, wrongAadhaar } from '@nivas/contract/identity/number.ts'
import { isMasked, withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { type ReactNode, useState } from 'react'

type Props = {
  label: string
  value: string
  onChange: (number: string) => void
  error?: ReactNode
}

/** Returns the number as shown while it is not being typed. An invalid one is in full, to compare with the card. */
const shown = (number: string): string => {
  if (isMasked(number)) return withoutMarks(number)
  return wrongAadhaar(number) === undefined ? maskedNumber(number.trim().slice(-4)) : number
}

/** The field for an identity number, which is visible only while it is being typed or is invalid. */
export function AadhaarField({ label, value, onChange, error }: Props) {
  const [typing, setTyping] = useState(false)
  return (
    <TextInput
      label={label}
      value={typing ? value : shown(value)}
      data-path="adharCardNumber"
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => {
        setTyping(true)
        // Selects the text: a masked number must be typed again as a whole, not extended.
        event.currentTarget.select()
      }}
      onBlur={() => setTyping(false)}
      error={error}
      maxLength={20}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
  )
}
