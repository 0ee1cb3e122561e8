import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type ClipboardEvent, type InputEvent, useState } from 'react'
import { pastedNumber } from './pasted-number.ts'
import { typedNumber } from './typed-number.ts'

type Props = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Empty: '', null or undefined. */
  value?: number | '' | null | undefined
  onChange?: (value: number | '') => void
}

/** A comma groups digits, as in all amounts that are shown: 1,500 is 1500. Mantine's field takes one for a point: 1.50. */
const POINTS = ['.']

/**
 * The minus of a text program is one, and a second minus is not there: Mantine's field leaves the first out, and takes
 * the second for plus, so that both `−5` and `--5` would be 5.
 */
function keepMinus(event: InputEvent<HTMLInputElement>) {
  const { currentTarget: field, nativeEvent } = event
  const { data } = nativeEvent as globalThis.InputEvent
  if (!data) return
  const hasMinus = field.value.startsWith('-') && (field.selectionStart !== 0 || field.selectionEnd === 0)
  const plain = data.replace(/[−–-]+/g, hasMinus ? '' : '-')
  if (plain === data) return
  event.preventDefault()
  document.execCommand('insertText', false, plain)
}

/** An amount may be pasted as the screens show it; Mantine's field hears of no paste that is put in here. */
function keepAmount(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text')
  const number = pastedNumber(text)
  if (number === text) return
  event.preventDefault()
  event.stopPropagation()
  document.execCommand('insertText', false, number)
}

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
      onBeforeInput={keepMinus}
      onPasteCapture={keepAmount}
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
