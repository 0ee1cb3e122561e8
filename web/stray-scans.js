// Drops the Enter of a code that is scanned while a button has the focus, and a blank in it: they would press the
// button, such as the check-in of the last guest or Undo of an exit. At the list of a counter the code goes to its
// filter. In the page, because a guest may be scanned before the program has loaded.
;(() => {
  // The longest time in ms between two keys of a scanner, on a busy PC. No hand presses a letter and Enter as fast.
  const soon = 80
  // What takes letters itself: fields, lists in which letters find an option, and forms that handle scans at every
  // element (`use-stray-scan.ts`).
  const takesLetters =
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [aria-haspopup="listbox"], [data-takes-scans]'
  const dialog = 'dialog[open], [role="dialog"][aria-modal="true"]'
  // When the last letter or digit was pressed on an element that takes none, in ms.
  let last = Number.NEGATIVE_INFINITY
  const onKeyDown = (event) => {
    const { key, target, timeStamp, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey) return
    if (!(target instanceof Element) || target.closest(takesLetters)) return
    const isOfScan = timeStamp - last < soon
    if (key.length === 1 && (key !== ' ' || isOfScan)) last = timeStamp
    if (isOfScan && (key === 'Enter' || key === ' ')) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (last === timeStamp && !document.querySelector(dialog))
      // The filter takes the code: the browser types the key into the field with the focus.
      document.querySelector('[data-searches] > input[data-autofocus]')?.focus()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
})()
