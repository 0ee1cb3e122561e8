/**
 * Parses the query of an address as plain texts: `#/reservations?page=2&status=NEW,HOLD`. The router's own format would
 * quote texts that look like numbers, which is hard to type or read aloud.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** Returns the query of these values, with its `?`. Values that are undefined or null are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    search.set(name, String(value))
  }
  // These characters need no escaping after the `?`, and are easier to read without it.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/**
 * Returns the search of a link or a navigation in the type that the router expects. Screens come from manifests, so the
 * router's types know no searches and take `never`. It may also be a function that makes the search from the present
 * one.
 */
export const asSearch = (search: object): never => search as never
