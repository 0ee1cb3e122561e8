import { useMemo, useState } from 'react'
import { oneOf, pageNumber, type Reader, someOf } from '../address.ts'
import { textInAddress } from '../text-in-address.ts'
import { type HowToChange, useAddress } from '../use-address.ts'
import type { AnyColumn } from './columns.ts'

type Order = 'asc' | 'desc'

/** The state of a list. `sort` is the key of a column, or '' for the given order of the rows. */
export type TableState = { page: number; sort: string; order: Order; filters: Record<string, string> }

/** The default order of a list, and the columns by which it can be sorted. */
export type Sorting = { sort: string; order: Order; by: readonly string[] }

export type TableReaders = Record<string, Reader>

/**
 * Returns the readers of a table's values in the address: page, sort, order, and one for each column with a filter.
 */
export function tableReaders<Row>(columns: readonly AnyColumn<Row>[], sorting: Sorting): TableReaders {
  const readers: TableReaders = {
    page: pageNumber,
    sort: oneOf(sorting.by, sorting.sort),
    order: oneOf(['asc', 'desc'], sorting.order),
  }
  for (const { key, filter } of columns) {
    if (!filter) continue
    const values = typeof filter === 'object' ? filter.options.map(({ value }) => value) : []
    readers[key] =
      filter === 'text' ? textInAddress(key) : filter.many ? someOf(values) : oneOf(['', ...values])
  }
  return readers
}

/**
 * Returns the state of a table from the values of its address. Every value that is not page, sort or order is a filter.
 */
export function tableState({ page, sort, order, ...filters }: Record<string, string>): TableState {
  return { page: Number(page), sort: sort ?? '', order: order === 'asc' ? 'asc' : 'desc', filters }
}

/** Returns the values of a change for the address. Any change that does not name a page returns to the first page. */
export const tableValues = ({ page, filters, ...sorting }: Partial<TableState>): Record<string, string> => ({
  ...sorting,
  ...filters,
  page: String(page ?? 1),
})

type Shown = { asked: string | undefined; page: number }

/**
 * Returns whether a list goes to its first page, because the request of its screen has changed. When the page has
 * changed at the same time, Back, a link or a filter has set both.
 */
export const goesToFirstPage = (before: Shown, now: Shown): boolean =>
  before.asked !== now.asked && before.page === now.page && now.page > 1

export type ChangeTable = (change: Partial<TableState>, how?: HowToChange) => void

/** Holds the state of a table in the address, or in the component (`here`) for a table in a modal. */
export function useTableState<Row>(
  columns: readonly AnyColumn<Row>[],
  sorting: Sorting,
  keep: 'address' | 'here',
): [TableState, ChangeTable] {
  const rules = JSON.stringify([sorting, columns.map(({ key, filter }) => [key, filter])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns are inline; `rules` changes with them.
  const readers = useMemo(() => tableReaders(columns, sorting), [rules])
  const [address, setAddress] = useAddress(readers)
  const [here, setHere] = useState<Record<string, string>>({})
  const change: ChangeTable = (next, how) => {
    if (keep === 'address') setAddress(tableValues(next), how)
    else setHere((values) => ({ ...values, ...tableValues(next) }))
  }
  const values = keep === 'address' ? address : mapReaders(readers, here)
  return [tableState(values), change]
}

const mapReaders = (readers: TableReaders, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(readers).map(([key, read]) => [key, read(values[key])]))
