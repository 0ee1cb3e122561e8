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
  /** The rows are those of an earlier request, while the ones that were asked for load. */
  isPlaceholderData?: boolean
  refetch: () => unknown
}

type Totals = TableProps<unknown>['totals']

type Props<Row> = Omit<TableProps<Row>, 'totals'> & {
  /** The result of `useAnswer`, or rows of the screen itself. */
  rows: Answer<Row> | readonly Row[]
  columns: readonly Column<Row>[]
  /** The default order of the rows; without it, their own order. */
  sort?: { by: string; order: 'asc' | 'desc' }
  /** The place of page, sort and filters: `here` (in a dialog, or beside another table), or the address. */
  keep?: 'address' | 'here'
  /** The rows of a page; by default those of other lists. */
  perPage?: number
  /** What is looked for may have come since the list was read: a search that finds nothing reads it again. */
  findsNew?: boolean
  /** The row of totals, or how it is made from the rows that the filters leave. */
  totals?: Totals | ((rows: readonly Row[]) => Totals)
}

const isList = <Row,>(rows: Answer<Row> | readonly Row[]): rows is readonly Row[] => Array.isArray(rows)

/** The same table for a complete list: it is paged, sorted, filtered and exported here. */
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
  const isMissed = findsNew && shown?.length === 0 && !isList(rows)
  const looked = JSON.stringify(state.filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that finds nothing
  useEffect(() => {
    if (isMissed) void answer?.refetch()
  }, [isMissed, looked])
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
  // The link of a sum opens what all rows are made of.
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
