import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import { onOtherTab, storedValue, storeValue } from './stored-value.ts'

/** The key of the browser's storage for the session key: tabs share it, as they share the cookie. */
export const STORAGE_KEY = 'nivas.session-key'

/** The key of the session; undefined without a session. */
export const sessionKey = (): string | undefined => storedValue(STORAGE_KEY)

/** The session headers of every request, beside the cookie. */
export function sessionHeaders(): Record<string, string> {
  const key = sessionKey()
  return key ? { [SESSION_KEY]: key } : {}
}

/** Stores the key of a new session from its answer. */
export function keepSessionKey({ headers }: Response): void {
  const key = headers.get(SESSION_KEY)
  if (key) storeValue(STORAGE_KEY, key)
}

/** From here on the cookie is useless, with a network and without. */
export const deleteSessionKey = (): void => storeValue(STORAGE_KEY, undefined)

/** Calls back when another tab has signed in or out. */
export const onOtherSession = (changed: () => void): void => onOtherTab(STORAGE_KEY, changed)
