import type { Page } from '@playwright/test'

/** Holds the page's timers without a delay, as a busy PC does; returns what runs them and lets later ones be. */
export async function holdTimers(page: Page) {
  const held = await page.evaluateHandle(() => {
    const { setTimeout } = window
    const calls: (() => void)[] = []
    const hold = (call: () => void, delay?: number) => (delay ? setTimeout(call, delay) : calls.push(call))
    window.setTimeout = hold as typeof setTimeout
    return () => {
      window.setTimeout = setTimeout
      for (const call of calls) call()
    }
  })
  return () => held.evaluate((run) => run())
}
