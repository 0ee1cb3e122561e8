import type { PlainKey } from '@nivas/contract/texts.ts'

/** A form on the screen that asks before the user leaves it. */
export type OpenForm = {
  title: PlainKey | undefined
  /** The subject of the form's record. */
  detail: string | undefined
  isUnsaved: () => boolean
  /** Returns whether this browser stores the input. */
  isKept: () => boolean
}

const open = new Set<OpenForm>()

/** Adds an open form. Returns a function that removes it. */
export function noteForm(form: OpenForm): () => void {
  open.add(form)
  return () => void open.delete(form)
}

const unsavedForms = (): readonly OpenForm[] => [...open].filter(({ isUnsaved }) => isUnsaved())

/** Returns the forms on the screen with unsaved input that is not stored in a draft. */
export const unkeptForms = (): readonly OpenForm[] => unsavedForms().filter(({ isKept }) => !isKept())

/**
 * Returns whether there is unsaved input on the screen and this browser stores all of it. For a page that replaces a
 * screen: call it at the first render, while the forms of the screen still exist.
 */
export const isTypedKept = (): boolean =>
  unsavedForms().length > 0 && unsavedForms().every(({ isKept }) => isKept())
