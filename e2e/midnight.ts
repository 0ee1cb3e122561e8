import { addDays } from '@nivas/contract/dates.ts'
import type { Page } from '@playwright/test'
import { setToday, VENUE } from './days.ts'
import { today } from './gate.ts'
import { endRoute } from './routes.ts'
import { open } from './staff.ts'

/**
 * Opens a screen on the evening before today; with `endsIn`, that many seconds before midnight. `pass` waits until the
 * browser has read the new day.
 */
export async function openBeforeMidnight(page: Page, path: string, endsIn?: number) {
  const day = await today(page)
  const before = addDays(day, -1)
  await setToday(page, before, endsIn)
  await page.clock.install()
  await open(page, path)
  await page.reload()
  const pass = async () => {
    await endRoute(page, VENUE)
    const read = page.waitForResponse(VENUE)
    // The day is read every ten minutes, and when it ends.
    await page.clock.runFor(((endsIn ?? 596) + 5) * 1000)
    await read
  }
  return { before, day, pass }
}
