/** The longest time in ms between two keys of a scanner, on a busy PC. No hand presses a letter and Enter as fast. */
const SOON = 80

/** The elements that take letters themselves: fields, and lists in which letters find an option. */
const TAKES_LETTERS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [aria-haspopup="listbox"]'

const DIALOG = 'dialog[open], [role="dialog"][aria-modal="true"]'

/** When the last letter or digit was pressed on an element that takes none, in ms. */
let last = Number.NEGATIVE_INFINITY

function onKeyDown(event: KeyboardEvent): void {
  const { key, target, timeStamp, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey) return
  if (!(target instanceof Element) || target.closest(TAKES_LETTERS)) return
  const isOfScan = timeStamp - last < SOON
  if (key.length === 1 && (key !== ' ' || isOfScan)) last = timeStamp
  if (isOfScan && (key === 'Enter' || key === ' ')) {
    event.preventDefault()
    event.stopImmediatePropagation()
  } else if (last === timeStamp && !document.querySelector(DIALOG))
    // The filter of a counter's list takes the code: the browser types the key into the field with the focus.
    document.querySelector<HTMLElement>('[data-searches] > input[data-autofocus]')?.focus()
}

/**
 * Drops the Enter of a code that is scanned while a button has the focus, and a blank in it: they would press the button,
 * such as the check-in of the last guest or Undo of an exit. At the list of a counter the code goes to its filter.
 */
export const watchStrayScans = (): void => window.addEventListener('keydown', onKeyDown, { capture: true })
