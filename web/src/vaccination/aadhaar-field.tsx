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

/** The number as it is shown while it is not being typed: a wrong one in full, to be compared with the card. */
const shown = (number: string): string => {
  if (isMasked(number)) return withoutMarks(number)
  return wrongAadhaar(number) === undefined ? maskedNumber(number.trim().slice(-4)) : number
}

/** An identity number, which is visible only while it is typed, or wrong. */
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
        // A number of which only the end is known is typed anew, never extended.
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
