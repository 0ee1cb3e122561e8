import { expect, type Locator } from '@playwright/test'

/**
 * Expects that the element's edges are on the phone's screen. A browser scrolls by whole pixels, so a part of one may be
 * missing.
 */
export async function expectWhole(locator: Locator) {
  await expect(locator).toBeInViewport({ ratio: 0.99 })
}
