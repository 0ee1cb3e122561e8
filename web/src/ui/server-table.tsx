import type { Call, Data, ExportPart, Request } from '@nivas/contract/call.ts'
import { PER_PAGE } from '@nivas/contract/page.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../api/client.ts'
import { findFailureText } from '../api/find-failure.ts'
import { useAnswerAtOnce } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { secondsOld } from '../api/seconds-old.ts'
import { useText } from '../languages/use-text.ts'
import { collect, PER_FETCH } from './export/collect.ts'
import { sortingOf } from './table/call-sorting.ts'
import type { AnyColumn, Column } from './table/columns.ts'
import { type ChangeTable, goesToFirstPage, useTableState } from './table/state.ts'
import { TableView } from './table/table-view.tsx'
import type { TableProps } from './table/types.ts'
import { usePresentSelection } from './table/use-present-selection.ts'
import { useSteadyRows } from './table/use-steady-rows.ts'
import { useDelayed } from './use-delayed.ts'

type PagedCall = Call & { paged: true }
type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never
type Paging = 'page' | 'per_page' | 'sort' | 'order'
type SortKey<C extends Call> = Request<C> extends { sort?: infer Key } ? Extract<Key, string> : never
type FilterKey<C extends Call> = Exclude<keyof Request<C> & string, Paging>

/** A column of a table on a paged call. */
export type ServerColumn<C extends Call> = Column<Row<C>, SortKey<C>, FilterKey<C>>

type Props<C extends PagedCall> = TableProps<Row<C>> & {
  call: C
  /** The fixed part of the screen's request, in addition to the filters: `{ status: 'HOLD,PAID' }`. */
  request?: Omit<Request<C>, Paging>
  columns: readonly ServerColumn<C>[]
  /** The default order, when it differs from the default of the call. */
  sort?: { by: SortKey<C>; order: 'asc' | 'desc' }
  /** Where page, sort, order and filters are stored: in the address, or `here`, for a table in a dialog. */
  keep?: 'address' | 'here'
  /** The number of rows on a page. */
  perPage?: number
  /** Refetches the page at this interval, in ms. Rows do not move under the pointer when new ones arrive. */
  every?: number
  /** Called with the total number of rows after each fetch. */
  onRead?: (total: number) => void
  /** Whether a row of a refetched list stays in its place although the server no longer lists it. */
  stays?: (row: Row<C>) => boolean
}

/**
 * A list that the server pages, sorts and filters. Page, sort and filters are stored in the address, and the visible
 * columns on this machine. All filtered rows can be exported. The current page stays while another page loads, and also
 * when loading fails. The list fills the height of its container.
 */
export function ServerTable<C extends PagedCall>({
  call,
  request,
  columns,
  sort,
  keep = 'address',
  perPage = PER_PAGE,
  every,
  stays,
  onRead,
  ...table
}: Props<C>) {
  const t = useText()
  const all = columns as readonly AnyColumn<Row<C>>[]
  const sorting = { ...sortingOf(call), ...(sort && { sort: sort.by, order: sort.order }) }
  const [state, change] = useTableState(all, sorting, keep)
  useFirstPageOf(JSON.stringify(request), state.page, change)
  const filters = Object.fromEntries(Object.entries(state.filters).filter(([, value]) => value !== ''))
  const wanted = { ...request, ...filters, sort: state.sort || undefined, order: state.order }
  // Filters are texts in the address. The call's schema parses them.
  const pageOf = (page: number, per_page: number) => ({ ...wanted, page, per_page }) as unknown as Request<C>
  const answer = useAnswerAtOnce(call, pageOf(state.page, perPage), {
    placeholderData: keepPreviousData,
    ...(every !== undefined && { refetchInterval: every }),
  })
  const newest = answer.data as Page<Row<C>> | undefined
  const readAt = answer.isPlaceholderData ? 0 : answer.dataUpdatedAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not for each render.
  useEffect(() => {
    if (readAt > 0 && newest) onRead?.(newest.meta.pagination.total)
  }, [readAt])
  const last = useRef(newest)
  if (newest) last.current = newest
  const page = last.current
  usePresentSelection(page?.data, table)
  const { rows, gone, pointer } = useSteadyRows(page?.data, {
    rowKey: table.rowKey,
    asked: JSON.stringify(wanted) + (page?.meta.pagination.current_page ?? ''),
    isRead: every !== undefined,
    stays,
  })

  const source = {
    rows,
    gone,
    pointer,
    total: page?.meta.pagination.total ?? 0,
    perPage,
    page: page?.meta.pagination.current_page ?? state.page,
    outdated: answer.isPlaceholderData || !newest,
    state,
    change,
    fetching: answer.isFetching,
    failure: answer.error ? findFailureText(answer.error) : undefined,
    retry: () => void answer.refetch(),
    readAnew: true,
    all: async (onProgress: (done: number, total: number) => void, signal: AbortSignal) => {
      let count = 0
      const read = async (number: number, forFile: ExportPart) => {
        const page = await send(call, pageOf(number, PER_FETCH), { signal, forFile })
        count = Math.max(count, secondsOld(page))
        const { data, meta } = page as unknown as Page<Row<C>>
        return { rows: data, total: meta.pagination.total }
      }
      const all = await collect(read, table.rowKey, onProgress, signal)
      if (count > 0) notify.success(t('Entries from the last {{count}} seconds may be missing.', { count }))
      return all
    },
  }
  // At a counter the table renders immediately, so that its filter takes the first keys.
  const isFirstWait = !page && !answer.error && !table.atCounter
  const late = useDelayed(isFirstWait)
  if (isFirstWait && !late) return null
  return <TableView {...table} columns={all} source={source} />
}

/** Returns the list to its first page when the fixed part of its request has changed. */
function useFirstPageOf(asked: string | undefined, page: number, change: ChangeTable) {
  const before = useRef({ asked, page })
  useEffect(() => {
    const isFirst = goesToFirstPage(before.current, { asked, page })
    before.current = { asked, page }
    if (isFirst) change({ page: 1 }, { replace: true })
  })
}

type Page<R> = { data: R[]; meta: { pagination: { total: number; current_page: number } } }
