import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { session } from '../../app/session.tsx'
import { type Question, useConfirm } from '../confirm.tsx'

const question: Question = {
  title: 'Leave without saving?',
  text: 'Nothing of this form is saved yet. What you typed stays on this computer for 24 hours.',
  action: 'Leave',
}

/** Asks before another screen is opened, or the tab is closed, while a form has unsaved input. */
export function useLeaveGuard(isUnsaved: () => boolean): void {
  const confirm = useConfirm()
  const asking = useRef(false)
  useBlocker({
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      const staysHere = current.pathname === next.pathname
      const isSignedOut = typeof session.get() !== 'object'
      if (staysHere || isSignedOut || !isUnsaved()) return false
      // Back was pressed again while the question is open.
      if (asking.current) return true
      asking.current = true
      const leaves = await confirm(question)
      asking.current = false
      return !leaves
    },
  })
}
