import { useEffect } from 'react'

/** In ms: how often a till whose device was disabled asks whether it may sell again. */
const OFTEN = 30_000

/** Asks the server again and again while the device of this till is disabled, but not beside a dialog. */
export function useEnabledAgain(
  disabled: boolean,
  isCovered: boolean,
  readSession: () => Promise<void>,
): void {
  // A session that was closed in a dialog is asked for no more.
  const asks = disabled && !isCovered
  useEffect(() => {
    if (!asks) return
    const timer = window.setInterval(() => void readSession(), OFTEN)
    return () => window.clearInterval(timer)
  }, [asks, readSession])
}
