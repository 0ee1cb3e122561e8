/** In ms: a dialog has its focus long before; after this keys reach the page again. */
const MOST = 10_000

const dialogOf = (element: Element | null) => element?.closest('[role="dialog"], dialog') ?? null

/**
 * Keeps what is typed while a dialog opens, so that it does not reach the page behind, and types it into the field that
 * the dialog focuses. Enter is dropped: it would submit a form before the user sees it.
 *
 * @param onEscape closes the dialog
 * @returns stops keeping keys
 */
export function holdKeys(onEscape: () => void): () => void {
  const opener = dialogOf(document.activeElement)
  const until = performance.now() + MOST
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
  /** Types the text once a dialog has the focus; whether it has. */
  const type = () => {
    const field = document.activeElement
    const dialog = dialogOf(field)
    if (!dialog || dialog === opener) return false
    const kept = text
    end()
    // As if it were typed: forms read it, and a selected text is replaced.
    if (kept && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      document.execCommand('insertText', false, kept)
    return true
  }
  // A busy PC reads the next key before it draws: that key is not kept any more. The field selects its text first.
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
