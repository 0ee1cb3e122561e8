/** The key in the storage of the tab. */
const STORAGE_KEY = 'nivas.reset-link'

/** The values that the link of a mail fills in. */
export type ResetLink = { email: string; token: string }

/** Returns the link that this tab has opened, even after a reload, if there is one and the browser can store it. */
export function keptLink(): ResetLink | undefined {
  try {
    const { email, token } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '')
    return typeof email === 'string' && typeof token === 'string' ? { email, token } : undefined
  } catch {
    return undefined
  }
}

/** Stores a link for a reload of this tab. Undefined deletes it. */
export function keepLink(link: ResetLink | undefined): void {
  try {
    if (link) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(link))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage only the page has the link.
  }
}
