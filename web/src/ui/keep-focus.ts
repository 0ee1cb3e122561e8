/** In frames: a slow PC enables the button later than its answer comes. */
const LONGEST = 60

/**
 * Gives the focus to a button that was disabled for a while, or that stands in place of one that is gone, unless another
 * element has it.
 */
export function keepFocus(focused: Element | null, left = LONGEST): void {
  requestAnimationFrame(() => {
    if (!(focused instanceof HTMLElement)) return
    // A browser takes the focus from a disabled button after the frame that disables it, which may be this one.
    const mayLoseIt = document.activeElement === focused && focused.matches(':disabled')
    if (document.activeElement !== document.body && !mayLoseIt) return
    focused.focus()
    const isBack = document.activeElement === focused && !mayLoseIt
    if (!isBack && left > 0) keepFocus(focused, left - 1)
  })
}
