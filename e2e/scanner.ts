import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** In ms: before a scan nothing was typed for this long. */
const PAUSE = 400

/** Presses these keys in the focused element, all sent at once, each with a time of its own. */
async function press(page: Page, keys: readonly string[], apart: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const devtools = await session
  let at = Date.now() + PAUSE
  const sent = keys.flatMap((key) => {
    at += apart
    const isEnter = key === 'Enter'
    const common = { key, ...(isEnter && { code: key, windowsVirtualKeyCode: 13 }) }
    // In s since 1970.
    const timestamp = at / 1000
    return [
      devtools.send('Input.dispatchKeyEvent', {
        ...common,
        type: 'keyDown',
        text: isEnter ? '\r' : key,
        timestamp,
      }),
      devtools.send('Input.dispatchKeyEvent', { ...common, type: 'keyUp', timestamp }),
    ]
  })
  await Promise.all(sent)
}

/**
 * A scanner's keys: real ones, with Enter at the end. Each has the time at which a scanner would have pressed it: a busy
 * machine types slowly, and would look like a hand.
 *
 * @param apart in ms: the time between two keys
 */
export const scan = (page: Page, code: string, apart = 2): Promise<void> =>
  press(page, [...code, 'Enter'], apart)

/** A scan, and a hand's Enter right after it: what opens has the focus by then. */
export const scanThenEnter = (page: Page, code: string): Promise<void> =>
  press(page, [...code, 'Enter', 'Enter'], 2)

/** A hand's keys before a scan: on its clock, which is not that of Playwright's keys. */
export const typeByHand = (page: Page, text: string): Promise<void> => press(page, [...text], 120)

/** The same, one key after the other at the time at which it is sent: for measurements from the last key. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
