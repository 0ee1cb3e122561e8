import { type Question, useConfirm } from '../confirm.tsx'
import type { CallFormState } from './use-call-form.ts'

const question: Question = {
  title: 'Close without saving?',
  text: 'What you have typed will be lost.',
  action: 'Close without saving',
  danger: true,
}

/** The part of a form that its dialog needs. */
export type Closable = Pick<CallFormState<unknown>, 'pending' | 'isUnsaved' | 'forgetDraft'>

/**
 * Returns a function that closes the dialog of a form. If there is unsaved input, it asks first and then deletes the
 * draft.
 *
 * @param of returns the form that the dialog currently shows
 */
export function useAskedClose(of: () => Closable | undefined, onClose: () => void): () => Promise<void> {
  const confirm = useConfirm()
  return async () => {
    const form = of()
    if (form?.pending) return
    const typed = form?.isUnsaved() ?? false
    if (typed && !(await confirm(question))) return
    if (typed) form?.forgetDraft()
    onClose()
  }
}
