/** The key of the tab's storage. */
const STORAGE_KEY = 'nivas.reset-link'

/** What the link of a mail fills in. */
export type ResetLink = { email: string; token: string }

/** The link that this tab has opened, after a reload too; undefined without one, or where the browser stores nothing. */
export function keptLink(): ResetLink | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY)
    return stored ? (JSON.parse(stored) as ResetLink) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a link for a reload of this tab; undefined deletes it. */
export function keepLink(link: ResetLink | undefined): void {
  try {
    if (link) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(link))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // The page has it.
  }
}
