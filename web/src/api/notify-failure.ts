import { translate } from '../languages/translate.ts'
import { connected } from './client.ts'
import { CallFailure, wasLost } from './failure.ts'
import { findFailureText } from './find-failure.ts'
import { notify } from './notices.ts'

/**
 * Shows in a notice why a call failed. The notice of a lost connection is removed when the server answers again.
 *
 * @returns a function that removes the notice
 */
export function notifyFailure(failure: unknown): () => void {
  // Status 401 needs no notice: the sign-in screen appears.
  if (failure instanceof CallFailure && failure.status === 401) return () => undefined
  const { dismiss } = notify.failure(translate(findFailureText(failure)))
  if (wasLost(failure)) whenBack(dismiss)
  return dismiss
}

function whenBack(act: () => void): void {
  const stop = connected.subscribe(() => {
    if (!connected.get()) return
    stop()
    act()
  })
}
