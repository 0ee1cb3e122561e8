import { expect, type Locator } from '@playwright/test'

/** Expects that the first word of an element is on one line, or all its text when it is whole. */
export const expectOneLine = (locator: Locator, { whole = false } = {}) =>
  expect
    .poll(() =>
      locator.evaluate((element, isWhole) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        if (!isWhole && first) {
          range.setStart(first, 0)
          range.setEnd(first, /^\s*\S*/.exec(first.textContent ?? '')?.[0].length ?? 0)
        }
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      }, whole),
    )
    .toBe(1)
