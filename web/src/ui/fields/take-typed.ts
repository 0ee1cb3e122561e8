import type { FormEvent, KeyboardEvent } from 'react'
import { listOf, takeSelected } from './take-selected.ts'
import { writeValue } from './write-value.ts'

const SELECTED = 'data-combobox-selected'

/** Marks the first option that matches the typed text as selected, unless an arrow key has already selected one. */
function selectFirst(field: HTMLInputElement): void {
  const list = listOf(field)
  if (!list || field.value.trim() === '' || list.querySelector(`[${SELECTED}]`)) return
  list.querySelector('[data-combobox-option]:not([data-combobox-disabled])')?.setAttribute(SELECTED, 'typed')
}

/**
 * Selects the option that matches the typed text in a choice of several values, as in a choice of one. Mantine's way
 * (`selectFirstOptionOnChange`) would select the first option again after each choice, and the Enter that submits would
 * then choose it.
 */
export function selectTyped({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  // The matching options are rendered after this event.
  requestAnimationFrame(() => selectFirst(field))
}

/**
 * Takes the option that the typed text has selected when Enter is pressed. If it is already chosen, it stays chosen and
 * only the text is cleared.
 */
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
