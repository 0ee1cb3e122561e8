import type { KeyboardEvent } from 'react'
import { focusNextEmpty } from '../ui/form/places.ts'

/**
 * Handles Enter, with which a scanner ends the number of a card: looks the card up and focuses the next empty field
 * instead of submitting the form.
 */
export const lookUpAtEnter =
  (lookUp: (typed: string) => Promise<void>) => async (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const field = event.currentTarget
    await lookUp(field.value)
    if (document.activeElement === field) focusNextEmpty(field)
  }
