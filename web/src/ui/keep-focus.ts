/** The most frames to wait: a slow PC enables the button some time after the answer comes. */
const LONGEST = 60

/**
 * Returns the focus to a button that was disabled for a while, or to the button that replaced it, unless another
 * element has the focus.
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
