import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react'

type Typed = {
  value: string | null
  onChange: (value: string | null) => void
  /** What a text means, or null when it means nothing. */
  parse: (typed: string) => string | null
  show: (value: string) => string
  /** What is wrong with a text that is not empty, in the language of the reader. */
  wrong: (typed: string) => string | undefined
}

/**
 * A field whose text means a value. The text stays as it was typed, also a wrong one; the value is null meanwhile. Once
 * the field is left, a right text is written in full and a wrong one says what is expected. The browser itself knows of a
 * wrong text (`setCustomValidity`), so that no form takes it for an empty field.
 */
export function useTyped({ value, onChange, parse, show, wrong }: Typed) {
  const [text, setText] = useState(value === null ? '' : show(value))
  const [shown, setShown] = useState(false)
  /** What this field shown last, and what it was shown last. */
  const given = useRef(value)
  const taken = useRef(value)
  const input = useRef<HTMLInputElement>(null)

  // Another value came from outside: from a look-up, or a form that was filled in anew.
  if (taken.current !== value) {
    taken.current = value
    if (given.current !== value) {
      given.current = value
      setText(value === null ? '' : show(value))
    }
  }

  const problem = text.trim() === '' ? undefined : wrong(text)
  useEffect(() => void input.current?.setCustomValidity(problem ?? ''), [problem])

  const type = (typed: string) => {
    setText(typed)
    setShown(false)
    const meant = wrong(typed) ? null : parse(typed)
    if (meant === given.current) return
    given.current = meant
    onChange(meant)
  }

  return {
    input,
    /** Takes a value that was chosen, not typed. */
    choose: (chosen: string | null) => {
      setText(chosen === null ? '' : show(chosen))
      given.current = chosen
      onChange(chosen)
    },
    problem: shown ? problem : undefined,
    props: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      // A form that is submitted asks whether the text is right.
      onInvalid: () => setShown(true),
      onBlur: () => {
        setShown(true)
        const meant = problem ? null : parse(text)
        if (meant !== null) setText(show(meant))
      },
    },
  }
}
