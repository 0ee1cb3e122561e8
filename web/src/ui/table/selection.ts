import type { Selection } from './types.ts'

type KeyOf<Row> = (row: Row) => string | number

/** Returns which rows of a page are selected, and the selection after a press on the page's checkbox. */
export function pageSelection<Row>(rows: readonly Row[], selection: Selection<Row>, keyOf: KeyOf<Row>) {
  const { selected, selectable = () => true } = selection
  const keys = new Set(selected.map(keyOf))
  const choosable = rows.filter(selectable)
  const chosen = choosable.filter((row) => keys.has(keyOf(row)))
  const all = choosable.length > 0 && chosen.length === choosable.length
  const onPage = new Set(choosable.map(keyOf))
  const elsewhere = selected.filter((row) => !onPage.has(keyOf(row)))
  return {
    all,
    some: chosen.length > 0,
    possible: choosable.length > 0,
    toggled: (): Row[] => (all ? elsewhere : [...elsewhere, ...choosable]),
  }
}

/** Returns the selection with the row added, or removed if it was selected. */
export function toggleRow<Row>(row: Row, selected: readonly Row[], keyOf: KeyOf<Row>): Row[] {
  const others = selected.filter((one) => keyOf(one) !== keyOf(row))
  return others.length < selected.length ? others : [...others, row]
}

/** Returns the selection with the current data of the rows on this page, or undefined if it already has them. */
export function presentSelection<Row>(
  rows: readonly Row[],
  selected: readonly Row[],
  keyOf: KeyOf<Row>,
): Row[] | undefined {
  const onPage = new Map(rows.map((row) => [keyOf(row), row]))
  const present = selected.map((row) => onPage.get(keyOf(row)) ?? row)
  return present.some((row, at) => row !== selected[at]) ? present : undefined
}
