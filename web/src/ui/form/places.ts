/** The fields of a form, as Mantine marks them: the path of the field in `data-path`. */
const fieldsOf = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-path]')]

const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)'

const focusableIn = (field: HTMLElement): HTMLElement | null =>
  field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE)

/** Focuses the first wrong field, in reading order; its error is read aloud also where it has the focus already. */
export function focusFirst(form: HTMLElement, paths: readonly string[]): void {
  const first = fieldsOf(form)
    .filter((field) => paths.includes(field.dataset.path ?? ''))
    .map(focusableIn)
    .find((field) => field !== null)
  if (first && first === document.activeElement) readError(first)
  first?.focus()
}

/** Has screen readers read the error of a field: they read a new description only with the focus. */
function readError(field: HTMLElement): void {
  // The error may be drawn later than it is known; the same one is read again when its role is new.
  requestAnimationFrame(() => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')
    error?.removeAttribute('role')
    requestAnimationFrame(() => error?.setAttribute('role', 'alert'))
  })
}

/** The paths without a field in the form: their texts are shown at the top. */
export function withoutField(form: HTMLElement, paths: readonly string[]): string[] {
  const shown = new Set(fieldsOf(form).map((field) => field.dataset.path))
  return paths.filter((path) => !shown.has(path))
}

/** Has every field whose text is invalid, such as a date that does not exist, show its error; returns their paths, '' for one without. */
export function showUnread(form: HTMLElement): string[] {
  const unread = [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError)
  // Checked, a field shows its error itself (`use-typed.ts`, `use-not-taken.ts`).
  for (const input of unread) input.checkValidity()
  return unread.map((input) => input.closest<HTMLElement>('[data-path]')?.dataset.path ?? '')
}

/** Marks the first field, for a dialog, or for the form itself. */
export function markFirstField(form: HTMLElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[data-autofocus]')
  const first =
    marked ??
    form.querySelector<HTMLElement>(
      'input:not([type="hidden"]):not(:disabled):is(:not([readonly]), [role="combobox"]), textarea:not(:disabled)',
    )
  first?.setAttribute('data-autofocus', 'true')
  return first
}

/** Focuses the first field after `from` that is required and still empty; `from` itself keeps the focus if there is none. */
export function focusNextEmpty(from: HTMLElement): void {
  const form = from.closest('form')
  const next =
    form &&
    fieldsOf(form).find(
      (field) =>
        !field.contains(from) &&
        Boolean(from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) &&
        isMissing(field),
    )
  if (next) focusableIn(next)?.focus()
}

/** Whether a field needs a value and has none. */
function isMissing(field: HTMLElement): boolean {
  const radios = [...field.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  if (radios.length > 0) return radios.every((radio) => !radio.checked)
  const input = focusableIn(field)
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return false
  const isTyped = !input.readOnly || input.getAttribute('role') === 'combobox'
  return isTyped && input.required && input.value === ''
}
