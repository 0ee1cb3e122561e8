/** A screen in the palette: `title` in the user's language, `names` in both. */
export type Entry = { path: string; title: string; names: readonly string[] }

const plain = (text: string): string => text.normalize('NFKD').toLowerCase().trim()

/**
 * Returns how well a name matches a query. Lower is better: its beginning (0), the beginning of a word (1), anywhere
 * (2), no match (3).
 */
function distance(name: string, query: string): number {
  const at = plain(name).indexOf(query)
  if (at <= 0) return at === 0 ? 0 : 3
  return plain(name)[at - 1] === ' ' ? 1 : 2
}

/**
 * Returns the screens with the query in one of their names, the best matches first and equal ones in their given order.
 */
export function findScreens<E extends Entry>(entries: readonly E[], typed: string): E[] {
  const query = plain(typed)
  return entries
    .map((entry) => ({ entry, far: Math.min(...entry.names.map((name) => distance(name, query))) }))
    .filter(({ far }) => far < 3)
    .sort((a, b) => a.far - b.far)
    .map(({ entry }) => entry)
}
