import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { answeredAt, connected, send } from './client.ts'
import { CallFailure, genericText } from './failure.ts'

/** In milliseconds: for so long an answer shows that the server is there. */
const FRESH = 2_000

/** In milliseconds: a server that is there answers far sooner. */
const PATIENCE = 5_000

/**
 * Asks the server whether it is there, before a write is sent: where it is not, nothing was sent, so nothing was saved.
 * Of a write that was sent and not answered nobody could say that.
 */
export async function reach(): Promise<void> {
  if (connected.get() && Date.now() - answeredAt() < FRESH) return
  try {
    await send(thisVenue, {}, { signal: AbortSignal.timeout(PATIENCE), inBackground: true })
  } catch (failure) {
    // It answered, whatever it said: too many calls, for one.
    if (failure instanceof CallFailure && ![0, 502, 503, 504].includes(failure.status)) return
    connected.set(false)
    throw new CallFailure(0, genericText.notSaved, {}, 'not sent')
  }
}
