import { flushSync } from 'react-dom'

/**
 * Reads a number that is typed into a card field but not entered, before a key submits the form. The field reads its
 * number when it loses the focus, so it loses the focus and gets it back.
 */
export function readTypedCard(form: HTMLElement | null): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || field.value === '' || !form?.contains(field)) return
  if (!field.closest('[data-takes-card]')) return
  flushSync(() => field.blur())
  field.focus()
}
