import type { KeyboardEvent } from 'react'
import { typedPlace } from './typed-place.ts'

/** Handles the key of a menu's button besides Enter: the arrow down opens the menu. */
export const onArrowDown = (open: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  open()
}

/**
 * Focuses an item of a layer, and scrolls only the layer to it. In an older browser the layer is inside the list, so
 * that the browser would scroll the list, and the layer closes when its button moves.
 */
export function focusIn(layer: HTMLElement, item: HTMLElement | null | undefined): void {
  if (!item) return
  item.focus({ preventScroll: true })
  const { top, bottom } = item.getBoundingClientRect()
  const edges = layer.getBoundingClientRect()
  layer.scrollTop += Math.min(0, top - edges.top) + Math.max(0, bottom - edges.bottom)
}

/**
 * Handles the keys of a menu. Arrows wrap around, Home and End go to the ends, a letter goes to the next item that
 * begins with it, and several letters go to the item that begins with them or contains a word that does.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const place = places[event.key] ?? placeOfTyped(event, items, at)
  if (place === undefined) return
  event.preventDefault()
  focusIn(event.currentTarget, items.at(place % items.length))
}

/** The longest pause in ms between letters of the same text. */
const PAUSE = 700
let typed = { text: '', at: Number.NEGATIVE_INFINITY }

/**
 * Returns the index of the item that matches the typed text. A single letter, also a repeated one, searches from the
 * item after the current one.
 */
export function placeOfTyped({ key, timeStamp }: KeyboardEvent, items: readonly Element[], at: number) {
  if ([...key].length !== 1 || key === ' ') return undefined
  const goesOn = timeStamp - typed.at < PAUSE && typed.text !== key.toLowerCase()
  typed = { text: (goesOn ? typed.text : '') + key.toLowerCase(), at: timeStamp }
  const labels = items.map(({ textContent }) => textContent)
  return typedPlace(labels, typed.text, Math.max(0, goesOn ? at : at + 1))
}
