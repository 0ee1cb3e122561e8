import type { PlainKey } from '@nivas/contract/texts.ts'
import { type RefObject, useEffect, useRef } from 'react'
import type { Closable } from './use-asked-close.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type Form = {
  title: PlainKey
  /** The subject of the form's record, if it has one. */
  detail?: string
  /**
   * The parameter of the address that names the record. When it changes, the form closes although the screen stays.
   */
  parameter?: string | undefined
  /** Says where the rest of the work is, if closing the form loses only what was typed into it. */
  whereKept?: PlainKey
}

/**
 * Guards a form about money that has no draft (decision 0150): closing its dialog and leaving the screen ask before the
 * input is lost.
 */
export function useHeldForm(
  held: RefObject<Closable | undefined>,
  form: Omit<Closable, 'forgetDraft'>,
  { title, detail, parameter, whereKept }: Form,
): void {
  /** The dialog has asked and is closing, so a change of the address that comes with it must not ask again. */
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
    whereKept,
    isKept: () => false,
  })
}
