import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { isYounger } from './age.ts'
import { answeredAt, connected, send } from './client.ts'
import { CallFailure, genericText, wasLost } from './failure.ts'

/**
 * The age in milliseconds up to which an answer shows that the server is up, unless the browser reports that it is
 * offline.
 */
const FRESH = 2_000

/** The longest wait in milliseconds. A server that is up answers much sooner. */
const PATIENCE = 5_000

/**
 * Checks that the server is up before a write is sent. If it is not, nothing was sent, so nothing was saved; the effect
 * of a write that was sent but not answered would be unknown. Also used before an import, whose failure the browser
 * would keep (decision 0263).
 */
export async function reach(): Promise<void> {
  if (navigator.onLine && connected.get() && isYounger(answeredAt(), FRESH)) return
  try {
    await send(thisVenue, {}, { signal: AbortSignal.timeout(PATIENCE), inBackground: true })
  } catch (failure) {
    // The server answered, even if it refused, for instance because of too many calls.
    if (failure instanceof CallFailure && !wasLost(failure)) return
    connected.set(false)
    throw new CallFailure(0, genericText.notSaved, {}, 'not sent')
  }
}
