/** Returns the focus to a button that was disabled for a while, unless another element has it. */
export const keepFocus = (focused: Element | null): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
  })
