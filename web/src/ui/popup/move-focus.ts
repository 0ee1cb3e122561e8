import type { KeyboardEvent } from 'react'

/** The key of a menu's button, beside Enter: the arrow down opens it. */
export const onArrowDown = (open: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  open()
}

/** The keys of a menu: the arrows go round; Home and End go to the ends, a letter to the next item that begins with it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const place = places[event.key] ?? beginningWith(event.key, items, at)
  if (place === undefined) return
  event.preventDefault()
  items.at(place % items.length)?.focus()
}

/** The place of the next item after the present one that begins with a letter. */
function beginningWith(letter: string, items: readonly HTMLElement[], at: number): number | undefined {
  if (letter.length !== 1 || letter === ' ') return
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase())
  const next = items.findIndex((item, index) => index > at && begins(item))
  const place = next < 0 ? items.findIndex(begins) : next
  return place < 0 ? undefined : place
}
