import type { Page } from '@playwright/test'

/**
 * Returns a keyboard for the page that counts each key, and each typed letter, as one.
 *
 * @param delay in ms: the time between two letters
 */
export function countKeys(page: Page, delay = 0) {
  let count = 0
  return {
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    },
    type: async (text: string) => {
      await page.keyboard.type(text, { delay })
      count += text.length
    },
    count: () => count,
  }
}
