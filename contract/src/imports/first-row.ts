/** Remembers the first row of each key; returns that row when the key is repeated. */
export function firstRowOf() {
  const rows = new Map<string, number>()
  return (key: string, row: number): number | undefined => {
    const earlier = rows.get(key)
    if (earlier === undefined) rows.set(key, row)
    return earlier
  }
}
