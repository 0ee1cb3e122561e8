import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { answeredAt, connected, send, wasUnanswered } from '../api/client.ts'
import { makeAllStale } from '../api/make-stale.ts'
import { answers } from './answers.ts'

/** The interval between two requests, and the longest wait for an answer, which a slow network needs, in ms. */
const [EVERY, PATIENCE] = [5_000, 15_000]

/**
 * Asks the server whether it answers. A request without an answer is aborted: on a dead network a dozen of them would
 * wait for a minute and take up all connections that the browser allows to a server. A lost request does not count when
 * a later one was answered in the meantime.
 */
function probe(): void {
  const before = answeredAt()
  const patience = AbortSignal.timeout(PATIENCE)
  send(thisVenue, {}, { inBackground: true, signal: patience }).catch((failure: unknown) => {
    if (answeredAt() === before) wasUnanswered(failure, patience)
  })
}

/**
 * Watches whether the server answers. While it does not, it is asked every 5 seconds, and immediately when the browser
 * reports a change of its network. When it answers again, the answers on the screen are read again, except those that
 * `makeAllStale` leaves out.
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
