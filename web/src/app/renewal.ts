import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { isYounger } from '../api/age.ts'
import { pending, send } from '../api/client.ts'
import { sessionKey } from '../api/session-key.ts'
import { storedValue, storeValue } from '../api/stored-value.ts'

/**
 * The storage key for the time, in milliseconds, when this browser last got a new session token. Tabs share it, as they
 * share the cookie.
 */
const RENEWED = 'nivas.session-renewed'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The delay in ms before the renewal, so that the first screen and its calls come first. */
const SOON = 5_000

let timer: number | undefined

/** Notes that the token is new. */
export const renewedNow = (): void => storeValue(RENEWED, String(Date.now()))

/** Exchanges the session token once on each day of use, while no other call with the old token is pending. */
export function renewDaily(): void {
  if (timer === undefined) timer = window.setInterval(() => void renewWhenDue(), HOUR)
  window.setTimeout(() => void renewWhenDue(), SOON)
}

async function renewWhenDue(): Promise<void> {
  if (sessionKey() === undefined) return
  const last = Number(storedValue(RENEWED) ?? 0)
  if (isYounger(last, DAY) || pending.get() > 0) return
  // Stored before the exchange, so that another tab does not repeat it.
  renewedNow()
  await send(sessionCalls.refresh, {}).catch(() => storeValue(RENEWED, String(last)))
}
