import type { KeyboardEvent } from 'react'

/** Returns the list of a choice, or null while it is closed. */
export const listOf = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-controls') ?? '')

/**
 * Takes the selected option of a list at Enter. Mantine sets a timer when the list opens, and forgets the selected
 * option when the timer fires after the user has typed. Enter then did nothing on a slow PC, or took the option that
 * was chosen before, which emptied the field.
 */
export function takeSelected(event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget: field, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || field.getAttribute('aria-expanded') !== 'true') return
  const list = listOf(field)
  const selected = list?.querySelector<HTMLElement>('[data-combobox-selected]')
  if (!list || !selected) return
  event.preventDefault()
  let isTaken = false
  const takeNoOther = (click: Event) => {
    if (click.target === selected) isTaken = true
    else click.stopPropagation()
  }
  list.addEventListener('click', takeNoOther, true)
  // Mantine clicks the option during this event when it remembers the selection.
  queueMicrotask(() => {
    list.removeEventListener('click', takeNoOther, true)
    if (!isTaken) selected.click()
  })
}
