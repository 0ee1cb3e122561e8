/**
 * The most time in ms for which keys are held. A dialog normally has the focus long before; after this time keys reach
 * the page again.
 */
const LONGEST = 10_000

const dialogOf = (element: Element | null) => element?.closest('[role="dialog"], dialog') ?? null

/**
 * Holds the keys that are typed while a dialog opens, so that they do not reach the page behind it, and types them into
 * the field that the dialog focuses. It drops Enter, which would submit a form before the user sees it.
 *
 * @param onEscape closes the dialog
 * @returns a function that stops holding keys
 */
export function holdKeys(onEscape: () => void): () => void {
  const opener = dialogOf(document.activeElement)
  const until = performance.now() + LONGEST
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (key.length > 1 && !['Enter', 'Tab', 'Escape', 'Backspace'].includes(key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Escape') onEscape()
    else if (key === 'Backspace') text = text.slice(0, -1)
    else if (key.length === 1) text += key
  }
  const end = () => {
    text = ''
    cancelAnimationFrame(look)
    window.removeEventListener('focusin', onFocus)
    window.removeEventListener('keydown', onKeyDown, { capture: true })
  }
  /** Types the held text once a dialog has the focus. Returns whether a dialog had it. */
  const type = () => {
    const field = document.activeElement
    const dialog = dialogOf(field)
    if (!dialog || dialog === opener) return false
    const held = text
    end()
    // Inserts the text as if it were typed: forms see the change, and selected text is replaced.
    if (held && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      document.execCommand('insertText', false, held)
    return true
  }
  // A busy PC handles the next key before it draws a frame, and that key must no longer be held. The microtask lets the
  // field select its text first.
  const onFocus = () => queueMicrotask(type)
  const lookForFocus = () => {
    if (type()) return
    if (performance.now() > until) end()
    else look = requestAnimationFrame(lookForFocus)
  }
  let look = requestAnimationFrame(lookForFocus)
  window.addEventListener('focusin', onFocus)
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return end
}
