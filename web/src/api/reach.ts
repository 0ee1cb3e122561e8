import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { answeredAt, connected, send } from './client.ts'
import { CallFailure, genericText, wasLost } from './failure.ts'

/** In milliseconds: an answer that is younger shows that the server is up, unless the browser knows of no network. */
const FRESH = 2_000

/** In milliseconds: a server that is up answers far sooner. */
const PATIENCE = 5_000

/**
 * Asks the server whether it is up, before a write is sent: if it is not, nothing was sent, so nothing was
 * saved. The effect of a write that was sent and not answered would be unknown. The failure of a file that was asked
 * for would stay (decision 0263).
 */
export async function reach(): Promise<void> {
  // After a clock was set back the age of the answer is unknown.
  if (navigator.onLine && connected.get() && Math.abs(Date.now() - answeredAt()) < FRESH) return
  try {
    await send(thisVenue, {}, { signal: AbortSignal.timeout(PATIENCE), inBackground: true })
  } catch (failure) {
    // It answered, with any status: too many calls, for one.
    if (failure instanceof CallFailure && !wasLost(failure)) return
    connected.set(false)
    throw new CallFailure(0, genericText.notSaved, {}, 'not sent')
  }
}
