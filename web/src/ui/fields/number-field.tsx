import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type ClipboardEvent, type InputEvent, type SyntheticEvent, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { fitsNumber, pastedNumber } from './pasted-number.ts'
import { typedNumber } from './typed-number.ts'
import { useNotAccepted } from './use-not-accepted.ts'

type Props = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** '', null and undefined all mean that the field is empty. */
  value?: number | '' | null | undefined
  onChange?: (value: number | '') => void
}

const NOT_ACCEPTED = '“{{text}}” was not accepted. Please check the number.'

/**
 * Allows only a point before decimals. A comma groups digits, as in all amounts on screen: 1,500 is 1500. By default
 * Mantine's field would read a comma as a point: 1.50.
 */
const POINTS = ['.']

/** Returns the text of a field before and after its selection. */
const around = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)] as const

/**
 * A field for a number that keeps the text as it is typed. Mantine's field passes a text for `120.` and `120.50`, which
 * may still become another number or are written differently from it. This field passes a number and still shows the
 * typed text. It rejects a character that would make a different number, such as the `e` of `1e5`, and shows a message;
 * its form cannot be submitted until the field was touched again. It takes the result of `form.getInputProps('amount')`.
 */
export function NumberField({ value, onChange, onBlur, error, ...field }: Props) {
  const t = useText()
  const { notAccepted, refuse, clear, change, props } = useNotAccepted()
  /**
   * Inserts `fitting` in place of the given text, or rejects the text when `fitting` is undefined. Returns whether the
   * browser must not insert the given text itself.
   */
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
    // Firefox also fires this event for the Enter that submits the form.
    if (!data?.trim()) return
    const [before, after] = around(currentTarget)
    // Replaces the dashes of word processors with a minus sign, and drops a second minus. Mantine's field would drop a
    // dash and read a second minus as a plus, so that both `−5` and `--5` would become 5.
    const plain = data.replace(/[−–-]+/g, (before + after).startsWith('-') ? '' : '-')
    enter(event, data, fitsNumber(before, plain, after) ? plain : undefined)
  }
  const takePasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    // An amount may be pasted as the screens show it. Mantine's field must not also handle a paste that is inserted
    // here.
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
      onInput={(event) => {
        props.onInput(event)
        const { value: raw } = event.currentTarget
        // Text that is dragged into the field, or filled in by the browser, comes without the two events above.
        const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing
        if (!isComposing && !fitsNumber('', raw, '')) refuse(raw)
      }}
      {...field}
      error={
        notAccepted ? <span role="alert">{t(NOT_ACCEPTED, { text: notAccepted.slice(0, 20) })}</span> : error
      }
      value={isTyped ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next)
        change(next === '')
        onChange?.(typedNumber(next))
      }}
      onValueChange={({ floatValue }, { source }) => {
        // An arrow key or a button of the field shows the number that it makes.
        if (/^(in|de)crement$/.test(source) && floatValue !== value) clear()
      }}
      onBlur={(event) => {
        // Empties a field whose text is not a number, such as a single sign.
        if (isTyped && typedNumber(typed) === '') setTyped('')
        onBlur?.(event)
      }}
    />
  )
}
