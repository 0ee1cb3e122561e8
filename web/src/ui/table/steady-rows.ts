type Key = string | number

/**
 * Returns the rows of a list after a refetch.
 *
 * - While the list is held, every row stays in its place with its latest values, and new rows are not shown yet.
 * - When it is not held, it shows the latest rows, plus the earlier rows that `stays` selects, in their places among
 * them.
 *
 * `gone` has the keys of the shown rows that the latest answer does not have.
 */
export function steadyRows<Row>(
  before: readonly Row[],
  newest: readonly Row[],
  keyOf: (row: Row) => Key,
  { held, stays }: { held: boolean; stays: (row: Row) => boolean },
): { rows: readonly Row[]; gone: ReadonlySet<Key> } {
  const byKey = new Map(newest.map((row) => [keyOf(row), row]))
  const isGone = (row: Row) => !byKey.has(keyOf(row))
  const goneOf = (rows: readonly Row[]) => new Set(rows.filter(isGone).map(keyOf))
  if (held && before.length > 0) {
    const rows = before.map((row) => byKey.get(keyOf(row)) ?? row)
    return { rows, gone: goneOf(rows) }
  }
  const rows = [...newest]
  for (const [at, row] of before.entries()) {
    if (!isGone(row) || !stays(row)) continue
    const above = before.slice(0, at).findLast((one) => rows.includes(byKey.get(keyOf(one)) ?? one))
    const place = above ? rows.indexOf(byKey.get(keyOf(above)) ?? above) + 1 : 0
    rows.splice(place, 0, row)
  }
  return { rows, gone: goneOf(rows) }
}
