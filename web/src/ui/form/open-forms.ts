import type { PlainKey } from '@nivas/contract/texts.ts'

/** A form on the screen that asks before it is left. */
export type OpenForm = {
  title: PlainKey | undefined
  /** The subject of its record. */
  detail: string | undefined
  isUnsaved: () => boolean
  /** Whether this browser stores the input. */
  isKept: () => boolean
}

const open = new Set<OpenForm>()

/** Notes an open form; the answer removes it. */
export function noteForm(form: OpenForm): () => void {
  open.add(form)
  return () => void open.delete(form)
}

const unsavedForms = (): readonly OpenForm[] => [...open].filter(({ isUnsaved }) => isUnsaved())

/** The forms on the screen with input that no draft has. */
export const unkeptForms = (): readonly OpenForm[] => unsavedForms().filter(({ isKept }) => !isKept())

/**
 * Whether the forms on the screen have unsaved input, and this browser stores that of each. For a page that takes the
 * place of a screen, when it is drawn first: the forms are there until it stands.
 */
export const isTypedKept = (): boolean =>
  unsavedForms().length > 0 && unsavedForms().every(({ isKept }) => isKept())
