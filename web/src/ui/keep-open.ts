import { createContext, useContext, useLayoutEffect } from 'react'

/** For the dialog around: `begin` tells it that a call began to be pending in it, and returns what tells that it ended. */
export const DialogCalls = createContext<{ isBusy: boolean; begin: () => () => void }>({
  isBusy: false,
  begin: () => () => undefined,
})

/**
 * Keeps the dialog around open while a call is pending that closing would not stop: its answer is told in the dialog,
 * and whoever closed it before would make the call again. `CallForm` has one.
 */
export function KeepOpen({ when }: { when: boolean }): null {
  const { begin } = useContext(DialogCalls)
  useLayoutEffect(() => (when ? begin() : undefined), [when, begin])
  return null
}

/** Whether the dialog around waits for a call. */
export const useIsBusyDialog = (): boolean => useContext(DialogCalls).isBusy
