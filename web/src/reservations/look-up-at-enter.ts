import type { KeyboardEvent } from 'react'
import { focusNextEmpty } from '../ui/form/places.ts'

/**
 * A scanner ends the number of a card with Enter: that looks it up, and goes on to what is still empty; it does not submit
 * the form.
 */
export const lookUpAtEnter =
  (lookUp: (typed: string) => Promise<void>) => async (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const field = event.currentTarget
    await lookUp(field.value)
    if (document.activeElement === field) focusNextEmpty(field)
  }
