import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { pending, send } from '../api/client.ts'

/** When this browser last got a new session token, in milliseconds; shared by its tabs, as the cookie is. */
const RENEWED = 'nivas.session-renewed'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let timer: number | undefined

/** Notes that the token is new. */
export const renewedNow = (): void => localStorage.setItem(RENEWED, String(Date.now()))

/** Exchanges the session token once a day of use, at a moment when no other call is under way with the old one. */
export function renewDaily(): void {
  if (timer === undefined) timer = window.setInterval(() => void renewWhenDue(), HOUR)
  void renewWhenDue()
}

async function renewWhenDue(): Promise<void> {
  const last = Number(localStorage.getItem(RENEWED) ?? 0)
  if (Date.now() - last < DAY || pending.get() > 0) return
  // Noted before it is done, so that another tab does not do it too.
  renewedNow()
  await send(sessionCalls.refresh, {}).catch(() => localStorage.setItem(RENEWED, String(last)))
}
