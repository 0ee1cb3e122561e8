/** In frames: a slow PC enables the button later than its answer comes. */
const LONGEST = 60

/** Returns the focus to a button that was disabled for a while, unless another element has it. */
export function keepFocus(focused: Element | null, left = LONGEST): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body || !(focused instanceof HTMLElement)) return
    focused.focus()
    if (document.activeElement === document.body && left > 0) keepFocus(focused, left - 1)
  })
}
