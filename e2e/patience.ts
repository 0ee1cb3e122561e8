import type { Page } from '@playwright/test'

/**
 * Makes a page wait only a quarter of its usual time for answers to requests from now on: two seconds at a counter,
 * instead of eight. Returns a function that restores the usual time.
 */
export async function shortenPatience(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const patient = AbortSignal.timeout
    AbortSignal.timeout = (ms) => patient.call(AbortSignal, ms / 4)
    return () => {
      AbortSignal.timeout = patient
    }
  })
  return () => held.evaluate((giveBack) => giveBack())
}
