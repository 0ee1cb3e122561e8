import { type FocusEvent, type FormEvent, useRef, useState } from 'react'

/**
 * What a number field did not take, since it would have become another number, until the field is looked at again. The
 * browser knows of it meanwhile (`setCustomValidity`), so that no form submits the number that the field shows.
 */
export function useNotTaken() {
  const [notTaken, setNotTaken] = useState('')
  const input = useRef<HTMLInputElement>(null)
  /** A submission was refused for it: whatever is typed now is typed knowingly. */
  const isKnown = useRef(false)
  /** The focus comes from the refused submission, not from the user. */
  const isLed = useRef(false)

  const refuse = (text: string, field = input.current) => {
    setNotTaken(text)
    isKnown.current = false
    input.current = field
    field?.setCustomValidity(text)
  }
  const clear = () => refuse('')
  return {
    notTaken,
    refuse,
    clear,
    change: (isEmpty: boolean) => {
      if (isEmpty || isKnown.current) clear()
    },
    props: {
      onInput: ({ nativeEvent }: FormEvent<HTMLInputElement>) => {
        // A scan is taken out of the field again, and what of it was refused with it.
        const isTyped = nativeEvent instanceof globalThis.InputEvent
        if (!isTyped || /^(delete|history)/.test(nativeEvent.inputType)) clear()
      },
      onPointerDown: clear,
      onFocus: ({ relatedTarget }: FocusEvent) => {
        // Not when the whole window has the focus again. (Mantine's field says later that it has the focus.)
        if (relatedTarget && !isLed.current) clear()
        isLed.current = false
      },
      onInvalid: (event: FormEvent<HTMLInputElement>) => {
        if (!notTaken) return
        // The field says it itself, in the user's language.
        event.preventDefault()
        const { currentTarget } = event
        isKnown.current = true
        isLed.current = document.activeElement !== currentTarget
        currentTarget.focus()
        currentTarget.select()
      },
    },
  }
}
