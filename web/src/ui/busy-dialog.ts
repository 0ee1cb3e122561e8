import { createContext, useContext, useLayoutEffect } from 'react'

/** Tells the dialog around that a call began to be pending in it; returns what tells that it ended. */
export const PendingCalls = createContext<() => () => void>(() => () => undefined)

/**
 * Keeps the dialog around open while a call is pending that closing would not stop: its answer is told in the dialog,
 * and whoever closed it before would make the call again.
 */
export function useBusyDialog(pending: boolean): void {
  const begin = useContext(PendingCalls)
  useLayoutEffect(() => (pending ? begin() : undefined), [pending, begin])
}
