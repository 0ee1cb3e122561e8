import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'

/** Where this browser keeps the key of its session: its tabs share it, as they share the cookie. */
export const KEPT_KEY = 'nivas.session-key'

/** In a browser that keeps nothing, the session lasts as long as its page. */
let ofThisPage: string | undefined

/** The key of the session; undefined where nobody is signed in. */
export function sessionKey(): string | undefined {
  try {
    return localStorage.getItem(KEPT_KEY) ?? undefined
  } catch {
    return ofThisPage
  }
}

/** What every request carries of the session, beside the cookie. */
export function sessionHeaders(): Record<string, string> {
  const key = sessionKey()
  return key ? { [SESSION_KEY]: key } : {}
}

/** Keeps the key that an answer starts a session with. */
export function keepSessionKey({ headers }: Response): void {
  const key = headers.get(SESSION_KEY)
  if (!key) return
  try {
    localStorage.setItem(KEPT_KEY, key)
  } catch {
    ofThisPage = key
  }
}

/** From here on the cookie opens nothing, with a network and without. */
export function deleteSessionKey(): void {
  ofThisPage = undefined
  try {
    localStorage.removeItem(KEPT_KEY)
  } catch {
    // Nothing is kept.
  }
}

/** Calls back when another tab has signed in or out. Tests read manifests, and with them this file, without a window. */
export function onOtherTab(changed: () => void): void {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    // Without a name everything was deleted.
    if (key === KEPT_KEY || key === null) changed()
  })
}
