type Key = string | number

/**
 * What a list shows after it was read anew.
 *
 * - While it is held, every row stays where it is, with its newest values; rows that came meanwhile wait.
 * - Otherwise it shows the newest rows, and those of before that `stays` names in their places among them.
 *
 * `gone` are rows shown that the newest reading no longer has.
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
