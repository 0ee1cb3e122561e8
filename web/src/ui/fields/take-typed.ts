import type { FormEvent, KeyboardEvent } from 'react'
import { takeSelected } from './take-selected.ts'
import { writeValue } from './write-value.ts'

const SELECTED = 'data-combobox-selected'

const listOf = (field: HTMLInputElement) => document.getElementById(field.getAttribute('aria-controls') ?? '')

/** Shows the first option that the typed text leaves as selected, unless an arrow key has selected one. */
function selectFirst(field: HTMLInputElement): void {
  const list = listOf(field)
  if (!list || field.value.trim() === '' || list.querySelector(`[${SELECTED}]`)) return
  list.querySelector('[data-combobox-option]:not([data-combobox-disabled])')?.setAttribute(SELECTED, 'typed')
}

/**
 * In a choice of several values: what is typed selects an option, as in a choice of one. Mantine's own way
 * (`selectFirstOptionOnChange`) would select the first one again after each choice, for the Enter that goes on.
 */
export function selectTyped({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  // The options that are left are drawn after this event.
  requestAnimationFrame(() => selectFirst(field))
}

/** Enter takes the option that typed text selects; one that is chosen already stays chosen, and only the text goes. */
export function takeTyped(event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget: field, key, nativeEvent } = event
  if (key === 'Enter' && !nativeEvent.isComposing && field.getAttribute('aria-expanded') === 'true') {
    selectFirst(field)
    const typed = listOf(field)?.querySelector(`[${SELECTED}="typed"]`)
    if (typed?.hasAttribute('data-combobox-active')) {
      event.preventDefault()
      writeValue(field, '')
      return
    }
  }
  takeSelected(event)
}
