import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { answeredAt, connected, send, wasUnanswered } from '../api/client.ts'
import { makeAllStale } from '../api/make-stale.ts'
import { answers } from './answers.ts'

/** In ms: the interval of the questions, and the longest wait for an answer, which a slow network needs. */
const [EVERY, PATIENCE] = [5_000, 15_000]

/**
 * A question without an answer is given up: on a dead network a dozen would wait for a minute, and hold all the connections
 * that the browser allows itself to the server. One that was lost says nothing when a later one was answered meanwhile.
 */
function probe(): void {
  const before = answeredAt()
  const patience = AbortSignal.timeout(PATIENCE)
  send(thisVenue, {}, { inBackground: true, signal: patience }).catch((failure: unknown) => {
    if (answeredAt() === before) wasUnanswered(failure, patience)
  })
}

/**
 * Watches whether the server answers. While it does not, it is asked every 5 seconds, and at once when the
 * browser reports a change of its network; when it answers again, the answers on the screen are read again, but for those of
 * `makeAllStale` that stay.
 */
export function watchConnection(): void {
  let timer: number | undefined
  window.addEventListener('online', probe)
  window.addEventListener('offline', probe)
  connected.subscribe(() => {
    window.clearInterval(timer)
    if (connected.get()) void makeAllStale(answers)
    else timer = window.setInterval(probe, EVERY)
  })
}
