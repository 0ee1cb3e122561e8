import type { KeyboardEvent } from 'react'
import { placeOfTyped } from '../popup/move-focus.ts'
import { listOf, takeSelected } from './take-selected.ts'

const OPTION = '[data-combobox-option]:not([data-combobox-disabled])'
const SELECTED = 'data-combobox-selected'

const pressDown = (field: HTMLInputElement) =>
  field.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', bubbles: true }),
  )

/** Selects the option that begins with the typed text, by sending the key with which Mantine selects options. */
function selectOption(field: HTMLInputElement, event: KeyboardEvent): void {
  const options = [...(listOf(field)?.querySelectorAll(OPTION) ?? [])]
  const place = placeOfTyped(
    event,
    options,
    options.findIndex((one) => one.hasAttribute(SELECTED)),
  )
  if (place === undefined) return
  for (let presses = 0; presses <= options.length; presses += 1) {
    if (options[place]?.hasAttribute(SELECTED)) return
    pressDown(field)
  }
}

/**
 * Handles the keys of a choice. In a choice without a search, letters open the list and select the option that begins
 * with them, as in a native <select>. Enter takes the option.
 */
export function typeToOption(event: KeyboardEvent<HTMLInputElement>) {
  takeSelected(event)
  const { currentTarget: field, key } = event
  if (!field.readOnly || [...key].length !== 1 || key === ' ') return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (field.getAttribute('aria-expanded') === 'true') return selectOption(field, event)
  pressDown(field)
  // The options are rendered after this event.
  requestAnimationFrame(() => selectOption(field, event))
}
