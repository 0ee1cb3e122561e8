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

/** The forms on the screen with input that no draft has. */
export const unkeptForms = (): readonly OpenForm[] =>
  [...open].filter(({ isUnsaved, isKept }) => isUnsaved() && !isKept())
