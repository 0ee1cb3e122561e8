import type { Success } from '@nivas/contract/call.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { focusManager, type QueryClient } from '@tanstack/react-query'
import { connected } from '../api/client.ts'
import { keyOf } from '../api/key.ts'

/** In ms: how often the clock is looked at, and how late a look is only when the computer has slept. */
const [LOOK, SLEPT] = [5_000, 60_000]

/** In ms: at midnight the counters of a venue read their screens anew within this time, not all at once. */
const SPREAD = 5_000

/** Reads what is on the screen anew, as when the user comes back to the page; without a connection that comes when it is back. */
function readAnew(): void {
  if (connected.get()) focusManager.onFocus()
}

/**
 * Keeps a page that stays open for days up to date: it reads anew after the computer has slept, as timers sleep too, and
 * when the venue's day has ended ('still expected today').
 */
export function watchTime(client: QueryClient): void {
  let looked = Date.now()
  setInterval(() => {
    const hasSlept = Date.now() - looked > SLEPT
    looked = Date.now()
    if (hasSlept) readAnew()
  }, LOOK)
  const [venue] = keyOf(thisVenue)
  let today: string | undefined
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== venue) return
    const day = (query.state.data as Success<typeof thisVenue> | undefined)?.data.today
    if (day === undefined || day === today) return
    if (today !== undefined) setTimeout(readAnew, Math.random() * SPREAD)
    today = day
  })
}
