/** Until a second screen was opened, the focus stays where the browser put it. */
let first = true

/**
 * The heading gets the focus when another screen opens, so that it is read aloud and the next Tab continues
 * from there; unless the screen focused a field of its own, as counters do.
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
