import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import { onOtherTab, storedValue, storeValue } from './stored-value.ts'

/** The name under which the browser stores the session key. Tabs share it, as they share the cookie. */
export const STORAGE_KEY = 'nivas.session-key'

/**
 * Returns the session key, or undefined without a session. A text that is no key, from a damaged storage, is no session:
 * a browser refuses to send a header with other characters, which would look like a lost connection forever.
 */
export function sessionKey(): string | undefined {
  const stored = storedValue(STORAGE_KEY)
  return stored !== undefined && /^[\w-]{1,200}$/.test(stored) ? stored : undefined
}

/** Returns the session headers of every request, which are sent besides the cookie. */
export function sessionHeaders(): Record<string, string> {
  const key = sessionKey()
  return key ? { [SESSION_KEY]: key } : {}
}

/** Stores the key of a new session from the headers of its answer. */
export function keepSessionKey({ headers }: Response): void {
  const key = headers.get(SESSION_KEY)
  if (key) storeValue(STORAGE_KEY, key)
}

/** Deletes the session key. Without it the cookie is useless, with or without a network. */
export const deleteSessionKey = (): void => storeValue(STORAGE_KEY, undefined)

/** Calls `changed` when another tab has signed in or out. */
export const onOtherSession = (changed: () => void): void => onOtherTab(STORAGE_KEY, changed)
