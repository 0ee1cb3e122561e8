import { PER_PAGE } from '@nivas/contract/page.ts'
import { useEffect } from 'react'
import { findFailureText } from '../api/find-failure.ts'
import type { AnyColumn, Column } from './table/columns.ts'
import { localRows, localSorting } from './table/local-rows.ts'
import { useTableState } from './table/state.ts'
import { TableView } from './table/table-view.tsx'
import type { TableProps } from './table/types.ts'

type Answer<Row> = {
  data: { data: readonly Row[] } | undefined
  error: unknown
  isFetching: boolean
  /** The rows answer an earlier request, while those of the current request load. */
  isPlaceholderData?: boolean
  refetch: () => unknown
}

type Totals = TableProps<unknown>['totals']

type Props<Row> = Omit<TableProps<Row>, 'totals'> & {
  /** The result of `useAnswer`, or rows that the screen already has. */
  rows: Answer<Row> | readonly Row[]
  columns: readonly Column<Row>[]
  /** The default order of the rows. Without it they keep the order in which they are given. */
  sort?: { by: string; order: 'asc' | 'desc' }
  /** Where page, sort and filters are stored: `here` (in a dialog, or beside another table), or in the address. */
  keep?: 'address' | 'here'
  /** The number of rows on a page. The default is the same as for other lists. */
  perPage?: number
  /** New rows may exist since the list was read, so a search that finds nothing reads the list again. */
  findsNew?: boolean
  /** The row of totals, or a function that makes it from the filtered rows. */
  totals?: Totals | ((rows: readonly Row[]) => Totals)
}

const isList = <Row,>(rows: Answer<Row> | readonly Row[]): rows is readonly Row[] => Array.isArray(rows)

/** The same table for a complete list, which it pages, sorts, filters and exports in the browser. */
export function LocalTable<Row>({
  rows,
  columns,
  sort,
  keep = 'here',
  perPage = PER_PAGE,
  totals,
  totalCell,
  findsNew = false,
  ...table
}: Props<Row>) {
  const all = columns as readonly AnyColumn<Row>[]
  const [state, change] = useTableState(all, localSorting(all, sort), keep)
  const answer = isList(rows) ? undefined : rows
  const given = isList(rows) ? rows : rows.data?.data
  const shown = given && localRows(given, all, state)
  const foundNothing = findsNew && shown?.length === 0 && !isList(rows)
  const search = JSON.stringify(state.filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that finds nothing
  useEffect(() => {
    if (foundNothing) void answer?.refetch()
  }, [foundNothing, search])
  const first = (state.page - 1) * perPage
  const isOld = answer?.isPlaceholderData ?? false

  const source = {
    rows: shown?.slice(first, first + perPage),
    total: shown?.length ?? 0,
    perPage,
    page: state.page,
    outdated: isOld,
    exportWaits: isOld,
    state,
    change,
    fetching: answer?.isFetching ?? false,
    failure: answer?.error ? findFailureText(answer.error) : undefined,
    retry: () => void answer?.refetch(),
    all: async () => [...(shown ?? [])],
  }
  const sums = typeof totals !== 'function' ? totals : shown && totals(shown)
  // A sum links to the records of all rows, so it has a link only when no filter hides rows.
  const isWhole = shown?.length === given?.length
  return (
    <TableView
      {...table}
      columns={all}
      source={source}
      totals={sums}
      {...(isWhole && totalCell && { totalCell })}
    />
  )
}
