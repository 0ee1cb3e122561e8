import { createContext, useContext, useLayoutEffect } from 'react'

/**
 * The surrounding dialog. `begin` reports a pending call to it and returns a function that reports the end of the call.
 */
export const DialogCalls = createContext<{ isBusy: boolean; begin: () => () => void }>({
  isBusy: false,
  begin: () => () => undefined,
})

/**
 * Keeps the surrounding dialog open while a call is pending. Closing would not stop the call, and a user who closed the
 * dialog before its answer would make the call again. `CallForm` renders one.
 */
export function KeepOpen({ when }: { when: boolean }): null {
  const { begin } = useContext(DialogCalls)
  useLayoutEffect(() => (when ? begin() : undefined), [when, begin])
  return null
}

/** Returns whether the surrounding dialog waits for a call. */
export const useIsBusyDialog = (): boolean => useContext(DialogCalls).isBusy
