import type { KeyboardEvent } from 'react'

/** The list of a choice; null while it is closed. */
export const listOf = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-controls') ?? '')

/**
 * Enter takes the option that a list shows as selected. Mantine forgets which one it is when the timer that it sets as the
 * list opens comes after the word: Enter then did nothing on a slow PC, or took the option that was chosen before, and with
 * that emptied the field.
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
  // Mantine clicks on an option within this event, if it knows one.
  queueMicrotask(() => {
    list.removeEventListener('click', takeNoOther, true)
    if (!isTaken) selected.click()
  })
}
