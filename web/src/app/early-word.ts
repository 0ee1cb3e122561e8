type EarlyWord = { word: string; isSubmitted: boolean; hadFocus: boolean }

/** Returns the dictionary's field of `index.html`, in which a visitor can type while the application loads. */
const earlyField = () => document.querySelector('.early')

/**
 * Removes the early field once something other than the dictionary is shown: another screen, or an error. At other
 * addresses `start.js` does not show it.
 *
 * @param root the element of the application, which is hidden while the field is shown
 */
export function watchEarlyWord(root: HTMLElement): void {
  const early = earlyField()
  if (!early) return
  if (!('early' in document.documentElement.dataset)) {
    early.remove()
    return
  }
  new MutationObserver((_, observer) => {
    if (!root.querySelector('main, [role=alert]')) return
    observer.disconnect()
    early.remove()
  }).observe(root, { childList: true, subtree: true })
}

/** Takes over what was typed so far, and removes the early field. */
export function takeEarlyWord(): EarlyWord | undefined {
  const early = earlyField()
  const field = early?.querySelector('input')
  if (!early || !field) return undefined
  const taken = {
    word: field.value,
    isSubmitted: early.querySelector('form[data-submitted]') !== null,
    hadFocus: document.activeElement === field,
  }
  early.remove()
  return taken
}
