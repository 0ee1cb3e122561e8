import { flushSync } from 'react-dom'

/**
 * Reads a number that is typed into a field for a card and not entered, before its form is submitted by a key: the field
 * reads it when it is left, and has the focus again.
 */
export function readTypedCard(form: HTMLElement | null): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || field.value === '' || !form?.contains(field)) return
  if (!field.closest('[data-takes-card]')) return
  flushSync(() => field.blur())
  field.focus()
}
