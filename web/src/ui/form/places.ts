/** Where in a form its fields are, as Mantine marks them: the path of the field in `data-path`. */
const fieldsOf = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-path]')]

const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)'

const focusableIn = (field: HTMLElement): HTMLElement | null =>
  field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE)

/** Puts the focus on the first wrong field, in the order in which people read. */
export const focusFirst = (form: HTMLElement, paths: readonly string[]): void =>
  fieldsOf(form)
    .filter((field) => paths.includes(field.dataset.path ?? ''))
    .map(focusableIn)
    .find((field) => field !== null)
    ?.focus()

/** Those paths that no field of the form stands for: their texts have to be told on top. */
export function withoutField(form: HTMLElement, paths: readonly string[]): string[] {
  const shown = new Set(fieldsOf(form).map((field) => field.dataset.path))
  return paths.filter((path) => !shown.has(path))
}

/** The first field whose text could not be read, such as a date that does not exist. */
export const unreadField = (form: HTMLElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll('input')].find((input) => input.validity.customError)

/** Marks the first field, for whoever sets the focus: a dialog's focus trap, or the form itself. */
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

/** A button that was disabled for a while has lost the focus: it gets it back, unless something else has it by now. */
export const keepFocus = (focused: Element | null): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
  })
