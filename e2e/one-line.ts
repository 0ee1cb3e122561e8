import { expect, type Locator } from '@playwright/test'

/** Expects that the first word of an element is on one line, or all its text when it is whole. */
export const expectOneLine = (locator: Locator, { whole = false } = {}) =>
  expect
    .poll(() =>
      locator.evaluate((element, isWhole) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const bottoms = new Set<number>()
        const range = document.createRange()
        for (let text = texts.nextNode(); text; text = isWhole ? texts.nextNode() : null) {
          range.selectNodeContents(text)
          if (!isWhole) range.setEnd(text, /^\s*\S*/.exec(text.textContent ?? '')?.[0].length ?? 0)
          for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom))
        }
        return bottoms.size
      }, whole),
    )
    .toBe(1)
