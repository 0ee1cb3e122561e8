import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** In ms: the pause in typing before a scan. */
const PAUSE = 400

/** Presses these keys in the focused element: all are sent together, each with its own time. */
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
 * Presses the keys of a scanner, with Enter at the end. Each has the time at which a scanner would have pressed it: a
 * busy machine types slowly, and would look like a person.
 *
 * @param apart in ms: the time between two keys
 */
export const scan = (page: Page, code: string, apart = 2): Promise<void> =>
  press(page, [...code, 'Enter'], apart)

/** Scans, and presses Enter like a person right after it, when the dialog that opens has the focus. */
export const scanThenEnter = (page: Page, code: string): Promise<void> =>
  press(page, [...code, 'Enter', 'Enter'], 2)

/** Types like a person before a scan, by the clock of the scan, which Playwright's keys do not use. */
export const typeByHand = (page: Page, text: string): Promise<void> => press(page, [...text], 120)

/** Types a code key by key with the real times, for measurements from the last key. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
