import { translate } from '../languages/translate.ts'
import { connected } from './client.ts'
import { CallFailure, failureText, wasLost } from './failure.ts'
import { notify } from './notices.ts'

/** Says why a call failed, in a notice; that of a lost connection is taken back when the server answers again. */
export function notifyFailure(failure: unknown): void {
  // The sign-in screen is what somebody without a session gets to see.
  if (failure instanceof CallFailure && failure.status === 401) return
  const { dismiss } = notify.failure(translate(failureText(failure)))
  if (wasLost(failure)) whenBack(dismiss)
}

function whenBack(takeBack: () => void): void {
  const stop = connected.subscribe(() => {
    if (!connected.get()) return
    stop()
    takeBack()
  })
}
