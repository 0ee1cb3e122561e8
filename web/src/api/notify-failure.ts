import { translate } from '../languages/translate.ts'
import { connected } from './client.ts'
import { CallFailure, wasLost } from './failure.ts'
import { findFailureText } from './find-failure.ts'
import { notify } from './notices.ts'

/**
 * Shows in a notice why a call failed; a notice of a lost connection goes when the server answers again.
 *
 * @returns removes the notice
 */
export function notifyFailure(failure: unknown): () => void {
  // A user without a session sees the sign-in screen instead.
  if (failure instanceof CallFailure && failure.status === 401) return () => undefined
  const { dismiss } = notify.failure(translate(findFailureText(failure)))
  if (wasLost(failure)) whenBack(dismiss)
  return dismiss
}

function whenBack(takeBack: () => void): void {
  const stop = connected.subscribe(() => {
    if (!connected.get()) return
    stop()
    takeBack()
  })
}
