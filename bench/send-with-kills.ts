import type { Page } from '@playwright/test'
import type { lostServer } from '../e2e/lost-server.ts'
import { since } from './offline-results.ts'
import { secondsSince, until } from './waiting.ts'

export type Venue = Awaited<ReturnType<typeof lostServer>>

/**
 * Sends the waiting submissions of a browser to a server that is killed several times, each time after an equal part of
 * them; resolves to the duration in seconds.
 */
export async function sendWithKills(
  venue: Venue,
  page: Page,
  submissions: number,
  kills: number,
): Promise<number> {
  const sending = performance.now()
  for (let killed = 0; killed < kills; killed++) {
    await venue.start()
    const goal = Math.round((submissions * (kills - killed)) / (kills + 1))
    const left = await until(page, (waiting) => waiting <= goal)
    await venue.kill()
    console.log(`The server is killed (-9) while sending, ${left} are waiting: ${secondsSince(sending)}`)
  }
  await venue.start()
  await until(page, (waiting) => waiting === 0)
  console.log(`All are sent: ${secondsSince(sending)}`)
  return since(sending)
}
