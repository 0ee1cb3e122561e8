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
    cancelAnimationFrame(look)
    window.removeEventListener('keydown', onKeyDown, { capture: true })
  }
  const lookForFocus = () => {
    const field = document.activeElement
    const dialog = dialogOf(field)
    if (dialog && dialog !== opener) {
      end()
      // As if it were typed: forms read it, and a selected text is replaced.
      if (text && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
        document.execCommand('insertText', false, text)
    } else if (performance.now() > until) end()
    else look = requestAnimationFrame(lookForFocus)
  }
  let look = requestAnimationFrame(lookForFocus)
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return end
}
