import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { typedNumber } from './typed-number.ts'

type Props = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Empty: '', null or undefined. */
  value?: number | '' | null | undefined
  onChange?: (value: number | '') => void
}

/** A comma groups digits, as in all amounts that are shown: 1,500 is 1500. Mantine's field takes one for a point: 1.50. */
const POINTS = ['.']

/**
 * A number as it is typed. Mantine's field gives a text for `120.` and `120.50`, which are on the way to a number or
 * look different from it; here they are numbers, and the field still shows what was typed. It takes the result of
 * `form.getInputProps('amount')`.
 */
export function NumberField({ value, onChange, onBlur, ...field }: Props) {
  const [typed, setTyped] = useState<string | number>('')
  const isTyped = typedNumber(typed) === (value ?? '')
  return (
    <NumberInput
      allowedDecimalSeparators={POINTS}
      {...field}
      value={isTyped ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next)
        onChange?.(typedNumber(next))
      }}
      onBlur={(event) => {
        // What is no number, such as a sign alone, is not there.
        if (isTyped && typedNumber(typed) === '') setTyped('')
        onBlur?.(event)
      }}
    />
  )
}
