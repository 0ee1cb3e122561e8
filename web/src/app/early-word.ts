type EarlyWord = { word: string; isSubmitted: boolean; hadFocus: boolean }

/** The dictionary's field of `index.html`, in which a visitor types while the program loads. */
const earlyField = () => document.querySelector('.early')

/**
 * Removes the early field when anything else than the dictionary is shown: another screen, or why there is none.
 * At other addresses `start.js` does not show it.
 *
 * @param root the element of the program, which is hidden as long as the field is there
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

/** Takes over what was typed so far, once; the early field goes. */
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
