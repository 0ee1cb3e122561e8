import { type FocusEvent, type FormEvent, useRef, useState } from 'react'

/**
 * Remembers that a number field rejected a key, because the key would have made another number. Until the user returns to
 * the field it is invalid for the browser (`setCustomValidity`), so its form is not submitted.
 */
export function useNotAccepted() {
  const [notAccepted, setNotAccepted] = useState('')
  const input = useRef<HTMLInputElement>(null)
  /** Whether a submission was refused for it: what is typed from now on is intended. */
  const isKnown = useRef(false)
  /** Whether the refused submission moved the focus, not the user. */
  const isLed = useRef(false)

  const refuse = (text: string, field = input.current) => {
    setNotAccepted(text)
    isKnown.current = false
    input.current = field
    field?.setCustomValidity(text)
  }
  const clear = () => refuse('')
  return {
    notAccepted,
    refuse,
    clear,
    change: (isEmpty: boolean) => {
      if (isEmpty || isKnown.current) clear()
    },
    props: {
      onInput: ({ nativeEvent }: FormEvent<HTMLInputElement>) => {
        // A scan is removed from the field, and with it the rejected keys.
        const isTyped = nativeEvent instanceof globalThis.InputEvent
        if (!isTyped || /^(delete|history)/.test(nativeEvent.inputType)) clear()
      },
      onPointerDown: clear,
      // While the event is captured: Mantine's field passes it on later, on a slow computer after the next keys.
      onFocusCapture: ({ relatedTarget }: FocusEvent) => {
        // Not when the window gets the focus back.
        if (relatedTarget && !isLed.current) clear()
        isLed.current = false
      },
      onInvalid: (event: FormEvent<HTMLInputElement>) => {
        if (!notAccepted) return
        // The field shows its own message, in the user's language.
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
