/**
 * What stands after `?` in an address, as plain texts: `#/reservations?page=2&status=NEW,HOLD`. The router's own way would
 * put texts that look like numbers into quotation marks, which nobody can type or read aloud.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    search.set(name, String(value))
  }
  // These need no escaping after the `?`, and are read more easily without.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}
