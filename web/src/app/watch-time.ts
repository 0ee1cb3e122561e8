import type { Success } from '@nivas/contract/call.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { focusManager, type QueryClient } from '@tanstack/react-query'
import { connected } from '../api/client.ts'
import { keyOf } from '../api/key.ts'

/** The interval of the checks of the clock, and the delay of a check that means that the computer has slept, in ms. */
const [CHECK, SLEPT] = [5_000, 60_000]

/**
 * The time in ms within which the counters of a venue read their screens again at midnight, so that they do not all do
 * it at the same moment.
 */
const SPREAD = 5_000

/**
 * Reads the answers on the screen again, as when the user returns to the page. Without a connection they are read when
 * it is back.
 */
function readAgain(): void {
  if (connected.get()) focusManager.onFocus()
}

/**
 * Keeps a page that stays open for days up to date. It reads again after the computer has slept, since timers sleep
 * too, and when the venue's day has ended ('still expected today').
 */
export function watchTime(client: QueryClient): void {
  let checkedAt = Date.now()
  setInterval(() => {
    const hasSlept = Date.now() - checkedAt > SLEPT
    checkedAt = Date.now()
    if (hasSlept) readAgain()
  }, CHECK)
  const [venue] = keyOf(thisVenue)
  let today: string | undefined
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== venue) return
    const day = (query.state.data as Success<typeof thisVenue> | undefined)?.data.today
    if (day === undefined || day === today) return
    if (today !== undefined) setTimeout(readAgain, Math.random() * SPREAD)
    today = day
  })
}
