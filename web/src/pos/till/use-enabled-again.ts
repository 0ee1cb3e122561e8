import { useEffect } from 'react'

/** The interval at which a till with a disabled device asks whether it may sell again, in ms. */
const OFTEN = 30_000

/** Reads the session at an interval while the device of this till is disabled and no dialog is open. */
export function useEnabledAgain(
  disabled: boolean,
  isCovered: boolean,
  readSession: () => Promise<void>,
): void {
  // A dialog may just be closing the session, which must not be opened again.
  const asks = disabled && !isCovered
  useEffect(() => {
    if (!asks) return
    const timer = window.setInterval(() => void readSession(), OFTEN)
    return () => window.clearInterval(timer)
  }, [asks, readSession])
}
