import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** In ms: before a scan nothing was typed for this long. */
const PAUSE = 400

/**
 * A scanner's keys: real ones, into the focused element, all sent at once, with Enter at the end. Each has the time at
 * which a scanner would have pressed it: a busy machine types slowly, and would look like a hand.
 *
 * @param apart in ms: the time between two keys
 */
export async function scan(page: Page, code: string, apart = 2): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const devtools = await session
  let at = Date.now() + PAUSE
  const press = (key: string, text: string) => {
    at += apart
    const common = { key, ...(key === 'Enter' && { code: key, windowsVirtualKeyCode: 13 }) }
    // In s since 1970.
    const down = { ...common, type: 'keyDown', text, timestamp: at / 1000 } as const
    return [
      devtools.send('Input.dispatchKeyEvent', down),
      devtools.send('Input.dispatchKeyEvent', { ...common, type: 'keyUp', timestamp: at / 1000 }),
    ]
  }
  await Promise.all([...Array.from(code, (char) => press(char, char)), press('Enter', '\r')].flat())
}

/** The same, one key after the other at the time at which it is sent: for measurements from the last key. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
