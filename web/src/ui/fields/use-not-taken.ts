import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * What a number field did not take, since it would have become another number, until the field is looked at again. The
 * browser knows of it meanwhile (`setCustomValidity`), so that no form submits the number that the field shows.
 */
export function useNotTaken() {
  const input = useRef<HTMLInputElement>(null)
  const [notTaken, setNotTaken] = useState('')
  /** A submission was refused for it: whatever is typed now is typed knowingly. */
  const isKnown = useRef(false)
  /** The focus comes from the refused submission, not from the user. */
  const isLed = useRef(false)
  useEffect(() => void input.current?.setCustomValidity(notTaken), [notTaken])

  const refuse = (text: string) => {
    setNotTaken(text)
    isKnown.current = false
  }
  const clear = () => refuse('')
  return {
    input,
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
        if (!isTyped || nativeEvent.inputType.startsWith('delete')) clear()
      },
      onPointerDown: clear,
      onFocus: ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
        // Not when the whole window has the focus again. (Mantine's field says later that it has the focus.)
        if (relatedTarget && !isLed.current) clear()
        isLed.current = false
      },
      onInvalid: (event: FormEvent<HTMLInputElement>) => {
        if (!notTaken) return
        // The field says it itself, in the user's language.
        event.preventDefault()
        isKnown.current = true
        isLed.current = document.activeElement !== event.currentTarget
        event.currentTarget.focus()
        event.currentTarget.select()
      },
    },
  }
}
