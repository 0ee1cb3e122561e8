import type { PlainKey } from '@nivas/contract/texts.ts'

/** A form on the screen that asks before the user leaves it. */
export type OpenForm = {
  title: PlainKey | undefined
  /** The subject of the form's record. */
  detail: string | undefined
  isUnsaved: () => boolean
  /** Returns whether this browser stores the input. */
  isKept: () => boolean
  /** Says where the input is, if it is not a draft of 24 hours. */
  whereKept?: PlainKey | undefined
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

/** Unsaved input that is stored as a draft. */
const typedKept = 'What you typed there is stored on this computer for 24 hours, only for you.'
/** Unsaved input that is lost, such as health data. */
const typedLost = 'What you typed there was not saved, and is not stored.'

/**
 * Returns the sentence about the unsaved input on the screen; undefined without any. For a page that replaces a screen:
 * call it at the first render, while the forms of the screen still exist.
 */
export function whatBecomesOfTyped(): PlainKey | undefined {
  const unsaved = unsavedForms()
  if (unsaved.some(({ isKept, whereKept }) => !whereKept && !isKept())) return typedLost
  return unsaved[0] && (unsaved[0].whereKept ?? typedKept)
}
