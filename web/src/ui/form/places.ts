/** Returns the fields of a form. Mantine marks each with its path in `data-path`. */
const fieldsOf = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-path]')]

const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)'

const focusableIn = (field: HTMLElement): HTMLElement | null =>
  field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE)

/** Focuses the first invalid field in reading order. If that field already has the focus, has its error read aloud. */
export function focusFirst(form: HTMLElement, paths: readonly string[]): void {
  const first = fieldsOf(form)
    .filter((field) => paths.includes(field.dataset.path ?? ''))
    .map(focusableIn)
    .find((field) => field !== null)
  if (first && first === document.activeElement) readError(first)
  first?.focus()
}

/**
 * Makes screen readers read the error of a field. Otherwise they read a new description only when the field gets the
 * focus.
 */
function readError(field: HTMLElement): void {
  // The error may be rendered later than it is known. Setting its role anew makes screen readers read the same error
  // again.
  requestAnimationFrame(() => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')
    error?.removeAttribute('role')
    requestAnimationFrame(() => error?.setAttribute('role', 'alert'))
  })
}

/** Returns the paths without a field in the form. Their texts are shown above the fields. */
export function withoutField(form: HTMLElement, paths: readonly string[]): string[] {
  const shown = new Set(fieldsOf(form).map((field) => field.dataset.path))
  return paths.filter((path) => !shown.has(path))
}

/**
 * Makes every field with an invalid text, such as a date that does not exist, show its error. Returns their paths, '' for
 * a field without a path.
 */
export function showUnread(form: HTMLElement): string[] {
  const unread = [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError)
  // The check makes the field show its error (`use-typed.ts`, `use-not-accepted.ts`).
  for (const input of unread) input.checkValidity()
  return unread.map((input) => input.closest<HTMLElement>('[data-path]')?.dataset.path ?? '')
}

/** Marks the first field, so that the dialog or the form focuses it. Returns the field. */
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

/** Focuses the first required field after `from` that is still empty. If there is none, `from` keeps the focus. */
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

/** Returns whether a field is required and empty. */
function isMissing(field: HTMLElement): boolean {
  const radios = [...field.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  if (radios.length > 0) return radios.every((radio) => !radio.checked)
  const input = focusableIn(field)
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return false
  const isTyped = !input.readOnly || input.getAttribute('role') === 'combobox'
  return isTyped && input.required && input.value === ''
}
