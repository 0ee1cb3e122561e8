/**
 * The query of an address, as plain texts: `#/reservations?page=2&status=NEW,HOLD`. The router's own format
 * would quote texts that look like numbers, which is hard to type or read aloud.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** The query of these values, with its `?`; what is undefined or null is left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    search.set(name, String(value))
  }
  // These need no escaping after the `?`, and are easier to read without.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/**
 * The search of a link or a navigation, for the router: screens come from manifests, so that its types know the
 * search of none and take `never`. A function makes it from the present search.
 */
export const asSearch = (search: object): never => search as never
