import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react'
import { afterPress } from '../after-press.ts'
import type { FieldProps } from './field-props.ts'

type Reading = {
  /** Returns the value of a text, or null when it is invalid. */
  parse: (typed: string) => string | null
  show: (value: string) => string
  /** Returns the error of an invalid text that is not empty, in the user's language. */
  wrong: (typed: string) => string | undefined
}

/**
 * Makes the props of an input from the props of a field whose value is parsed from the text. The text stays as typed,
 * even while it is invalid and the value is null. When the user leaves the field, a valid text is written in full and
 * an invalid one gets a message. `setCustomValidity` tells the browser that a text is invalid, so that no form treats
 * the field as empty.
 */
export function useTyped(field: FieldProps, { parse, show, wrong }: Reading) {
  const { onChange, onFocus, onBlur } = field
  const value = field.value || null
  const [text, setText] = useState(value === null ? '' : show(value))
  const [shown, setShown] = useState(false)
  /** The value of the current text, and the last value of the prop. */
  const given = useRef(value)
  const taken = useRef(value)
  const input = useRef<HTMLInputElement>(null)

  // The value was changed from outside: by a look-up, or by a form that was filled in again.
  if (taken.current !== value) {
    taken.current = value
    if (given.current !== value) {
      given.current = value
      setText(value === null ? '' : show(value))
    }
  }

  const error = text.trim() === '' ? undefined : wrong(text)
  useEffect(() => void input.current?.setCustomValidity(error ?? ''), [error])

  const type = (typed: string) => {
    setText(typed)
    setShown(false)
    const meant = wrong(typed) ? null : parse(typed)
    if (meant === given.current) return
    given.current = meant
    onChange?.(meant)
  }

  return {
    input,
    /** Sets a value that was chosen, not typed. */
    choose: (chosen: string | null) => {
      setText(chosen === null ? '' : show(chosen))
      given.current = chosen
      onChange?.(chosen)
    },
    props: {
      ...field,
      ref: input,
      autoComplete: 'off',
      value: text,
      error: (shown ? error : undefined) ?? field.error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        event.currentTarget.select()
        onFocus?.(event)
      },
      // Submitting the form checks whether the text is valid.
      onInvalid: () => setShown(true),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        afterPress(() => setShown(true))
        const meant = error ? null : parse(text)
        if (meant !== null) setText(show(meant))
        onBlur?.(event)
      },
    },
  }
}
