import type { PlainKey } from '@nivas/contract/texts.ts'
import { type RefObject, useEffect, useRef } from 'react'
import type { Closable } from './use-asked-close.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type Form = {
  title: PlainKey
  /** The subject of its record. */
  detail: string
  /** The parameter of the address that has the record: without it Back stays on the screen, and would close the form. */
  parameter?: string | undefined
}

/**
 * A form of money without a draft (decision 0150): its dialog asks before what is typed is lost, and so does leaving the
 * screen.
 */
export function useHeldForm(
  held: RefObject<Closable | undefined>,
  form: Omit<Closable, 'forgetDraft'>,
  { title, detail, parameter }: Form,
): void {
  /** Its dialog has asked, and closes: an address that changes with it does not ask again. */
  const isGivenUp = useRef(false)
  useEffect(() => {
    held.current = {
      ...form,
      forgetDraft: () => {
        isGivenUp.current = true
      },
    }
    return () => {
      held.current = undefined
    }
  })
  useLeaveGuard(() => !isGivenUp.current && form.isUnsaved(), {
    title,
    detail,
    parameter,
    isKept: () => false,
  })
}
