import type { Page } from '@playwright/test'

/** Returns the number of waiting submissions, which it reads from the browser's database. */
function waitingIn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('nivas-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('items').objectStore('items').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

/** Waits until enough submissions are sent; resolves to the number that is still waiting. */
export async function until(page: Page, enough: (waiting: number) => boolean): Promise<number> {
  for (let tries = 0; tries < 12_000; tries++) {
    const waiting = await waitingIn(page)
    if (enough(waiting)) return waiting
    await page.waitForTimeout(100)
  }
  throw new Error('They were not sent in 20 minutes')
}

export const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
