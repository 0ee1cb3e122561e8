/** Remembers in which row each key stands first; gives that row when it stands there again. */
export function firstRowOf() {
  const rows = new Map<string, number>()
  return (key: string, row: number): number | undefined => {
    const earlier = rows.get(key)
    if (earlier === undefined) rows.set(key, row)
    return earlier
  }
}
