import type { Page } from '@playwright/test'

/**
 * Holds back the page's timers without a delay, as a busy PC does.
 *
 * @returns `runUntil` runs them in order until one has moved the focus to the selector; `runAll` runs the rest, and no
 *   longer holds later ones
 */
export async function holdTimers(page: Page) {
  const held = await page.evaluateHandle(() => {
    const { setTimeout } = window
    const calls: (() => void)[] = []
    const hold = (call: () => void, delay?: number) => (delay ? setTimeout(call, delay) : calls.push(call))
    window.setTimeout = hold as typeof setTimeout
    return {
      runUntil: (selector: string) => {
        while (calls.length > 0 && !document.activeElement?.matches(selector)) calls.shift()?.()
      },
      runAll: () => {
        window.setTimeout = setTimeout
        for (const call of calls) call()
      },
    }
  })
  return {
    runUntil: (selector: string) => held.evaluate(({ runUntil }, there) => runUntil(there), selector),
    runAll: () => held.evaluate(({ runAll }) => runAll()),
  }
}
