import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import type { Call, Data, Request } from '@nivas/contract/call.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createOneNotice } from '../api/notices.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import type { FoundStore } from '../ui/list-state.tsx'
import { type Asked, REPORT_ROWS, type ReportColumn } from '../ui/report/columns.ts'
import { PrintList } from '../ui/report/print-list.tsx'
import { useLinked, useLinkedTotals } from '../ui/report/use-linked.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { sortingOf } from '../ui/table/call-sorting.ts'
import { tableReaders } from '../ui/table/state.ts'
import type { TableProps } from '../ui/table/types.ts'
import { useAddress } from '../ui/use-address.ts'

type PagedCall = Call & { paged: true }
type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

type Props<C extends PagedCall> = Pick<
  TableProps<Row<C>>,
  'rowKey' | 'rowActions' | 'totals' | 'controls'
> & {
  /** Receives the rows that were read, for the sentence in `state`. */
  found?: FoundStore<Row<C>>
  call: C
  /** The days of the report, also on paper. */
  asked: Asked
  /** The filters besides the days, for the paper; in the user's language. */
  choice?: string | undefined
  /** The request without page and order. */
  request: Omit<Request<C>, 'page' | 'per_page' | 'sort' | 'order'>
  columns: readonly ReportColumn<Row<C>>[]
  name: ExportedList
  label: PlainKey
  empty: PlainKey
  persons: boolean
  every?: number
  /** The sentence above the report; undefined while it loads. */
  state: ReactNode
  /** The chart, on the screen and on paper. */
  chart?: ReactNode
  /** Whether the chart still shows other days, so that it must not be printed. */
  chartIsOld?: boolean
  /** A number that changes with each search. The next answer then shows a notice that the report is up to date. */
  searched?: number
}

/** A report that the server reads page by page: chart, table with sums, export and print. */
export function ListScreen<C extends PagedCall>(props: Props<C>) {
  const {
    call,
    asked,
    choice,
    request,
    columns,
    name,
    label,
    empty,
    persons,
    every,
    state,
    chart,
    chartIsOld = false,
    searched,
    ...table
  } = props
  const t = useText()
  const wanted = JSON.stringify(request)
  // The paper uses the sorting of the table, which is in the address.
  const readers = useMemo(() => tableReaders([], sortingOf(call)), [call])
  const [{ sort, order }] = useAddress(readers)
  const [read, setRead] = useState<{ wanted: string; total: number }>()
  // Printing waits until the rows of this request and their chart are loaded.
  const count = read?.wanted === wanted && !chartIsOld ? read.total : 0
  const announced = useRef(searched)
  const [notice] = useState(createOneNotice)
  const sumCell = useLinkedTotals(columns, asked)
  const shown = useLinked(columns, asked) as unknown as readonly ServerColumn<C>[]
  const onRead = (total: number) => {
    setRead({ wanted, total })
    if (announced.current !== searched) notice.show(t('The report is up to date.'))
    announced.current = searched
  }
  useEffect(() => {
    if (announced.current !== searched) notice.takeAway()
  }, [notice, searched])
  return (
    <>
      <Heading
        state={state}
        action={
          <PrintList
            {...{ call, asked, choice, columns, count, name, label, persons }}
            request={{ ...request, sort, order } as unknown as Request<C>}
            rowKey={table.rowKey}
          >
            {chart}
          </PrintList>
        }
      />
      {chart}
      <ServerTable
        {...table}
        call={call}
        request={request}
        columns={shown}
        totalCell={sumCell}
        perPage={REPORT_ROWS}
        {...(every !== undefined && { every })}
        name={name}
        label={label}
        persons={persons}
        onRead={onRead}
        empty={{ text: empty }}
      />
    </>
  )
}
