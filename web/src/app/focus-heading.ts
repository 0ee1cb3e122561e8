/**
 * Whether the first screen is still open. Until a second screen opens, the focus stays where the browser has put it.
 */
let first = true

/**
 * Focuses the heading when another screen opens, so that it is read aloud and the next Tab continues from there. A
 * screen that has focused one of its fields, as counters do, keeps that focus.
 */
export function focusHeading(): void {
  const opening = first
  first = false
  const main = document.getElementById('main')
  if (opening || !main || main.contains(document.activeElement)) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main).focus({ preventScroll: true })
}
