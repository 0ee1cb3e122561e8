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
 * Closes the dialog of a form, after a question if there is input: its draft is then deleted.
 *
 * @param of the form that is in the dialog now
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
