import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { connected, send } from '../api/client.ts'
import { answers } from './answers.ts'

const EVERY = 5000

const probe = () => void send(thisVenue, {}, { inBackground: true }).catch(() => undefined)

/**
 * Watches whether the server answers. While it does not, it is asked every 5 seconds, and at once when the
 * browser reports a change of its network; when it answers again, the answers on the screen are refetched.
 */
export function watchConnection(): void {
  let timer: number | undefined
  window.addEventListener('online', probe)
  window.addEventListener('offline', probe)
  connected.subscribe(() => {
    window.clearInterval(timer)
    if (connected.get()) void answers.invalidateQueries()
    else timer = window.setInterval(probe, EVERY)
  })
}
