import type { Page } from '@playwright/test'

/** The keyboard of a page, which counts: every key is one, and so is every letter that is typed. */
export function countKeys(page: Page) {
  let count = 0
  return {
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    },
    type: async (text: string) => {
      await page.keyboard.type(text)
      count += text.length
    },
    count: () => count,
  }
}
