import type { PlainKey } from '@nivas/contract/texts.ts'
import { type RefObject, useEffect } from 'react'
import type { Closable } from '../ui/form/use-asked-close.ts'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'

/**
 * A form of money without a draft (decision 0150): its dialog asks before what is typed is lost, and so does leaving the
 * screen.
 */
export function useHeldForm(
  held: RefObject<Closable | undefined>,
  form: Omit<Closable, 'forgetDraft'>,
  { title, detail }: { title: PlainKey; detail: string },
): void {
  useEffect(() => {
    held.current = { ...form, forgetDraft: () => undefined }
    return () => {
      held.current = undefined
    }
  })
  useLeaveGuard(form.isUnsaved, { title, detail, isKept: () => false })
}
