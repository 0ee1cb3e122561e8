import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '../../app/session.tsx'
import { type Question, useConfirm } from '../confirm.tsx'
import { noteForm } from './open-forms.ts'

const heading = 'Leave without saving?'

const kept: Question = {
  title: heading,
  text: 'This form is not saved yet. What you typed stays on this computer for 24 hours.',
  action: 'Leave',
}

const lost = (detail: string | undefined): Question => ({
  title: heading,
  text:
    detail === undefined
      ? 'What you have typed will be lost.'
      : say('What you have typed for {{name}} will be lost.', { name: detail }),
  action: 'Leave',
  danger: true,
})

type Options = {
  /** The form's title, for the question at sign-out. */
  title?: PlainKey | undefined
  /** Returns whether this browser stores the input. By default it does. */
  isKept?: (() => boolean) | undefined
  /** The subject of the form's record, for the question when the input will be lost. */
  detail?: string | undefined
  /** The parameter of the address that names the record. A change of the record counts as leaving. */
  parameter?: string | undefined
  /** Says where the rest of the work is, if closing the form loses only what was typed into it. */
  whereKept?: PlainKey | undefined
}

/**
 * Asks before another screen opens or the tab closes, while a form has unsaved input.
 *
 * @returns a function that asks the same question before something else replaces the form, and resolves to whether it
 * may
 */
export function useLeaveGuard(
  isUnsaved: () => boolean,
  { title, isKept = () => true, detail, parameter, whereKept }: Options = {},
): () => Promise<boolean> {
  const confirm = useConfirm()
  const mayLeave = async () => !isUnsaved() || (await confirm(isKept() ? kept : lost(detail)))
  useEffect(() => noteForm({ title, detail, isUnsaved, isKept, whereKept }))
  useBlocker({
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      const record = ({ search }: { search: object }) =>
        parameter && (search as Record<string, unknown>)[parameter]
      const staysHere = current.pathname === next.pathname && record(current) === record(next)
      const isSignedOut = typeof session.get() !== 'object'
      return !staysHere && !isSignedOut && !(await mayLeave())
    },
  })
  return mayLeave
}
