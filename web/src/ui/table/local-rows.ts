import { naturalOrder } from '@nivas/contract/natural-order.ts'
import { folded } from '@nivas/contract/spellings.ts'
import { type AnyColumn, type CellValue, cellValue } from './columns.ts'
import type { Sorting, TableState } from './state.ts'

/** Compares numbers by size and texts in natural order. */
const compare = (one: CellValue, other: CellValue): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : naturalOrder(String(one), String(other))

const isNothing = (value: CellValue): boolean => value === null || value === undefined || value === ''

/** Returns how a complete list can be sorted. Without `sort` its rows keep their given order at first. */
export const localSorting = <Row>(
  columns: readonly AnyColumn<Row>[],
  sort?: { by: string; order: 'asc' | 'desc' },
): Sorting => ({
  by: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
  sort: sort?.by ?? '',
  order: sort?.order ?? 'asc',
})

/** Filters and sorts the rows of a complete list as the server would. Empty values come last. */
export function localRows<Row>(
  rows: readonly Row[],
  columns: readonly AnyColumn<Row>[],
  { sort, order, filters }: Pick<TableState, 'sort' | 'order' | 'filters'>,
): readonly Row[] {
  const wanted = columns.filter(({ key, filter }) => filter && filters[key])
  const tests = wanted.map((column) => filterOf(column, filters[column.key] ?? ''))
  const left = rows.filter((row) => tests.every((passes) => passes(row)))
  const by = columns.find(({ key }) => key === sort)
  if (!by) return left
  const sortValue = by.sortBy ?? ((row: Row) => cellValue(by, row))
  const sign = order === 'asc' ? 1 : -1
  return left.toSorted((a, b) => {
    const [one, other] = [sortValue(a), sortValue(b)]
    if (isNothing(one) || isNothing(other)) return Number(isNothing(one)) - Number(isNothing(other))
    return sign * compare(one, other)
  })
}

/** Returns a test of whether a row passes the filter of a column. The filter's text is parsed once for all rows. */
function filterOf<Row>(column: AnyColumn<Row>, wanted: string): (row: Row) => boolean {
  const found = column.filterBy ?? ((row: Row) => cellValue(column, row))
  const textOf = (row: Row) => String(found(row) ?? '')
  if (column.filter === 'text') {
    const part = folded(wanted.trim())
    // A number must match exactly, since 65 is not a match for 5. It may be typed with the commas that the list shows.
    if (column.kind === 'number') return (row) => textOf(row) === part.replaceAll(',', '')
    return (row) => folded(textOf(row)).includes(part) || column.alsoFoundBy?.(row, wanted) === true
  }
  const choices = wanted.split(',')
  return (row) => choices.includes(textOf(row))
}
