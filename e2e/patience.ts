import type { Page } from '@playwright/test'

/**
 * Makes a page wait a quarter of its time for answers that it asks for from now on: two seconds at a counter, instead of
 * eight. Returns what gives it its patience back.
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
