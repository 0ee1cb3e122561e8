import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type ClipboardEvent, type InputEvent, type SyntheticEvent, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { fitsNumber, pastedNumber } from './pasted-number.ts'
import { typedNumber } from './typed-number.ts'
import { useNotTaken } from './use-not-taken.ts'

type Props = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Empty: '', null or undefined. */
  value?: number | '' | null | undefined
  onChange?: (value: number | '') => void
}

const NOT_TAKEN = '“{{text}}” was not taken. Please check the number.'

/** A comma groups digits, as in all amounts that are shown: 1,500 is 1500. Mantine's field takes one for a point: 1.50. */
const POINTS = ['.']

/** The text of a field before and after what is selected in it. */
const around = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)] as const

/**
 * A number as it is typed. Mantine's field gives a text for `120.` and `120.50`, which are on the way to a number or
 * look different from it; here they are numbers, and the field still shows what was typed. What would make another number
 * of it, such as the `e` of `1e5`, is not taken: the field says so, and its form is not submitted until it was looked at
 * again. It takes the result of `form.getInputProps('amount')`.
 */
export function NumberField({ value, onChange, onBlur, onFocus, error, ...field }: Props) {
  const t = useText()
  const { notTaken, refuse, clear, change, props } = useNotTaken()
  /** Puts in `fitting`, or nothing, in place of what is given; returns whether they differ. */
  const enter = (event: SyntheticEvent<HTMLInputElement>, given: string, fitting: string | undefined) => {
    if (fitting === undefined) refuse(given.trim(), event.currentTarget)
    else if (around(event.currentTarget).join('') === '') clear()
    if (fitting === given) return false
    event.preventDefault()
    if (fitting) document.execCommand('insertText', false, fitting)
    return true
  }
  const take = (event: InputEvent<HTMLInputElement>) => {
    const { currentTarget, data } = event
    // Firefox has the Enter that submits among what is typed.
    if (!data?.trim()) return
    const [before, after] = around(currentTarget)
    // The minus of a text program is one, and a second minus is not there: Mantine's field leaves the first out, and takes
    // the second for plus, so that both `−5` and `--5` would be 5.
    const plain = data.replace(/[−–-]+/g, (before + after).startsWith('-') ? '' : '-')
    enter(event, data, fitsNumber(before, plain, after) ? plain : undefined)
  }
  const takePasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    // An amount may be pasted as the screens show it; Mantine's field hears of no paste that is put in here.
    if (enter(event, text, pastedNumber(text))) event.stopPropagation()
  }
  const [typed, setTyped] = useState<string | number>('')
  const isTyped = typedNumber(typed) === (value ?? '')
  return (
    <NumberInput
      allowedDecimalSeparators={POINTS}
      onBeforeInput={take}
      onPasteCapture={takePasted}
      {...props}
      {...field}
      error={notTaken ? <span role="alert">{t(NOT_TAKEN, { text: notTaken.slice(0, 20) })}</span> : error}
      onFocus={(event) => {
        props.onFocus(event)
        onFocus?.(event)
      }}
      value={isTyped ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next)
        change(next === '')
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
