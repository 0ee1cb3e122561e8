import type { KeyboardEvent } from 'react'

/**
 * Enter takes the option that a list shows as selected. Mantine forgets which one it is when the timer that it
 * sets as the list opens comes after the word: Enter then did nothing on a slow PC.
 */
export function takeSelected(event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget: field, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || field.getAttribute('aria-expanded') !== 'true') return
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  const selected = list?.querySelector<HTMLElement>('[data-combobox-selected]')
  if (!selected) return
  event.preventDefault()
  let isTaken = false
  const taken = () => {
    isTaken = true
  }
  selected.addEventListener('click', taken, { once: true })
  // Mantine takes it within this event, if it knows it.
  queueMicrotask(() => {
    if (isTaken) return
    selected.click()
  })
}
