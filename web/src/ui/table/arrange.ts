import { type AnyColumn, type CellValue, cellValue, pinnedOf } from './columns.ts'
import type { TableProps, TableSource } from './types.ts'

/**
 * The length in characters above which a text may be cut off in its cell. The details of the row then show it in full.
 */
const LONG = { desk: 28, phone: 15 }

const isText = <Row>({ kind = 'text' }: AnyColumn<Row>) => kind === 'text' || kind === 'name'

/**
 * Returns the columns that stay in view in sideways scrolling, besides the one that names the row: those with `stays`,
 * the status, and the money when a table has only one column of it.
 */
export function stayingOf<Row>(columns: readonly AnyColumn<Row>[]): AnyColumn<Row>[] {
  const money = columns.filter(({ kind }) => kind === 'money')
  const pinned = pinnedOf(columns)
  return columns.filter(
    (one) =>
      one !== pinned && (one.stays ?? (one.key === 'status' || (money.length === 1 && one === money[0]))),
  )
}

/**
 * Returns the columns in stacks. On a desktop each column is alone, in the order of the list. On a phone the first two
 * stacks identify the row: its reference above the first other text, and its status above its amount.
 */
export function stacksOf<Row>(columns: readonly AnyColumn<Row>[], narrow: boolean): AnyColumn<Row>[][] {
  const pinned = pinnedOf(columns)
  if (!narrow || !pinned) return columns.map((one) => [one])
  const staying = stayingOf(columns).slice(0, 2)
  const named = columns.find(
    (one) => one !== pinned && one.key !== 'id' && isText(one) && !staying.includes(one),
  )
  const byStatus = staying.toSorted((one, other) => Number(!isText(one)) - Number(!isText(other)))
  const first = [[pinned, ...(named ? [named] : [])], byStatus].filter(({ length }) => length > 0)
  const placed = first.flat()
  return [...first, ...columns.filter((one) => !placed.includes(one)).map((one) => [one])]
}

type TextOf = (value: CellValue, kind?: AnyColumn<unknown>['kind']) => string

/** Returns the columns whose texts may be cut off in a row. */
export function cutIn<Row>(
  columns: readonly AnyColumn<Row>[],
  row: Row,
  textOf: TextOf,
  narrow: boolean,
): AnyColumn<Row>[] {
  const longest = narrow ? LONG.phone : LONG.desk
  return columns.filter((one) => isText(one) && textOf(cellValue(one, row), one.kind).length > longest)
}

/**
 * Returns whether a list has a column of actions: while its rows are unknown, and when a row has an action or shows
 * that the server no longer lists it.
 */
export function showsActions<Row>(
  { rowActions, rowKey }: Pick<TableProps<Row>, 'rowActions' | 'rowKey'>,
  { rows, gone }: Pick<TableSource<Row>, 'rows' | 'gone'>,
): boolean {
  if (!rowActions) return false
  if (!rows || rows.length === 0) return true
  return rows.some((row) => gone?.has(rowKey(row)) || rowActions(row, false).some(Boolean))
}
