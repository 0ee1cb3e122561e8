import { createContext, useContext, useLayoutEffect } from 'react'

/** For the dialog around: `begin` reports a pending call in it, and returns a function that reports its end. */
export const DialogCalls = createContext<{ isBusy: boolean; begin: () => () => void }>({
  isBusy: false,
  begin: () => () => undefined,
})

/**
 * Keeps the dialog around open while a call is pending that closing would not stop: the dialog shows its answer, and a
 * user who closed it before would make the call again. `CallForm` has one.
 */
export function KeepOpen({ when }: { when: boolean }): null {
  const { begin } = useContext(DialogCalls)
  useLayoutEffect(() => (when ? begin() : undefined), [when, begin])
  return null
}

/** Whether the dialog around waits for a call. */
export const useIsBusyDialog = (): boolean => useContext(DialogCalls).isBusy
