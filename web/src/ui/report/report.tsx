import { Group } from '@mantine/core'
import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import type { Call, Data, Request } from '@nivas/contract/call.ts'
import type { Longest } from '@nivas/contract/day-range.ts'
import { type Period, periods } from '@nivas/contract/periods.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAnswerAtOnce } from '../../api/hooks.ts'
import { makeStale } from '../../api/make-stale.ts'
import { createOneNotice } from '../../api/notices.ts'
import { useVenue } from '../../api/venue.ts'
import { Heading } from '../../app/heading.tsx'
import { useText } from '../../languages/use-text.ts'
import { ChoiceField } from '../fields/choice-field.tsx'
import { DateRange, type DayNames } from '../fields/date-range.tsx'
import { LoadingScreen } from '../loading-day.tsx'
import { LocalTable } from '../local-table.tsx'
import type { AnyColumn } from '../table/columns.ts'
import type { Days } from '../table/types.ts'
import { type Bar, Bars } from './bars.tsx'
import {
  type Asked,
  type Link,
  REPORT_ROWS,
  type ReportColumn,
  type ReportState,
  sumIn,
  totalsOf,
  valuesOf,
} from './columns.ts'
import { PrintReport } from './print-report.tsx'
import { RowBars } from './row-bars.tsx'
import { useAsked } from './use-asked.ts'
import { useLinked, useLinkedTotals } from './use-linked.tsx'
import { useShownRows } from './use-shown-rows.ts'

/** The page size of a summary: more rows than any venue has buildings. */
const ALL_ROWS = 500

type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never
type LocalRows<Row> = Parameters<typeof LocalTable<Row>>[0]['rows']

/** The chart of a report, which is made from the rows of the table. */
type Chart<Row> = {
  series: readonly PlainKey[]
  bar: (row: Row, asked: Asked) => Bar
  /** Returns the link to the records that a bar shows. */
  opens?: (row: Row, asked: Asked) => Link | undefined
  /** Draws a horizontal bar for each row, with its name and its value, instead of vertical bars. */
  rows?: true
  /** The value of a full bar, only for `rows`. */
  most?: number
  /** Returns the text of a bar's value, only for `rows`. */
  text?: (row: Row) => string
}

type Props<C extends Call> = {
  /** The call that reads the rows as a complete list. */
  call: C
  request: (asked: Asked) => Request<C>
  columns: readonly ReportColumn<Row<C>>[]
  /** Returns the sentence above the report. */
  state: ReportState<Row<C>>
  /** Offers a choice of the period of the rows. */
  periods?: boolean
  /** Controls of the screen before the days, and buttons beside Print. `actions` gets no rows while they load. */
  controls?: ReactNode
  actions?: (rows: readonly Row<C>[] | undefined, asked: Asked) => ReactNode
  /** The filter that the controls set, for the paper, in the user's language. */
  choice?: string | undefined
  /** Returns the content above the chart. */
  above?: (asked: Asked) => ReactNode
  /** Further calls of the screen, which a repeated search reads again too. */
  also?: readonly Call[]
  /** The default days, counted from today. Without it the report starts with only today. */
  begins?: { from: number; to: number }
  /** The labels of the two days, when they are not From and To. */
  days?: DayNames
  chart?: Chart<Row<C>>
  /** Returns whether a row of the answer has the report's totals. They link to their records as the rows do. */
  isTotal?: (row: Row<C>) => boolean
  /** The most days of one request, and the message for more. */
  longest?: Longest
  /** The report needs at least two days: Search is disabled while From is on or after To. */
  span?: boolean
  rowKey: (row: Row<C>) => string | number
  /** The name of the table, and of its exported files. */
  name: ExportedList
  /** The title of the report. */
  label: PlainKey
  /** The text of a report without rows. */
  empty: PlainKey
  /** Whether the rows are about persons, so that an export asks for the password. */
  persons?: boolean
  /** The number of rows on a page, when it is not that of other reports. */
  perPage?: number
}

/** The screen of a report: its days in the address, a table with sums, the chart of its rows, export and print. */
export function Report<C extends Call>(props: Props<C>) {
  const today = useVenue()?.today
  return today ? <ReportOf {...props} today={today} /> : <LoadingScreen />
}

function ReportOf<C extends Call>({ today, ...report }: Props<C> & { today: string }) {
  const { call, request, columns, chart, rowKey, name, label } = report
  const t = useText()
  const { asked, typed, setTyped, ask } = useAsked(today, report.begins)
  const answer = useAnswerAtOnce(call, request(asked), { placeholderData: keepPreviousData })
  const isOld = answer.isPlaceholderData
  // While other rows load, the old ones stay. Their links use the days of their own request, and they cannot be
  // printed.
  const answered = useRef(asked)
  if (!isOld) answered.current = asked
  const of = answered.current
  const all = (answer.data?.data ?? []) as readonly Row<C>[]
  const { isTotal } = report
  const rows = isTotal ? all.filter((row) => !isTotal(row)) : all
  const whole = isTotal && all.find(isTotal)
  const totals = whole ? valuesOf(columns, whole) : answer.data && totalsOf(columns, rows)

  const search = useReportSearch(answer, asked, ask, [call, ...(report.also ?? [])])
  const linkedColumns = useLinked(columns, of)
  const sumCell = useLinkedTotals(columns, of)
  const { shown, narrowedTo } = useShownRows(columns, rows, report.choice)
  const linked = new Map(
    (linkedColumns as readonly AnyColumn<Row<C>>[]).map((column) => [column.key, column]),
  )
  const drawn = chart && <ReportChart chart={chart} rows={rows} asked={of} />

  return (
    <>
      <Heading
        state={answer.data && report.state(sumIn(totals), rows)}
        action={
          <Group gap="sm">
            {report.actions?.(isOld ? undefined : answer.data && rows, asked)}
            <PrintReport
              {...{ asked, columns, name, label }}
              totals={whole ? totals : undefined}
              choice={narrowedTo}
              persons={report.persons}
              count={isOld ? 0 : shown.length}
              rows={() => shown}
            >
              {/* The chart shows all rows, so it is not printed with a part of them. */}
              {shown.length === rows.length && drawn}
            </PrintReport>
          </Group>
        }
      />
      {report.above?.(asked)}
      {drawn}
      <LocalTable
        rows={(isTotal ? { ...answer, data: answer.data && { data: rows } } : answer) as LocalRows<Row<C>>}
        columns={linkedColumns}
        keep="address"
        name={name}
        label={label}
        rowKey={rowKey}
        totals={whole || !answer.data ? totals : (filtered) => totalsOf(columns, filtered)}
        // A summary shows every row on one page, as its chart does.
        perPage={isTotal ? ALL_ROWS : (report.perPage ?? REPORT_ROWS)}
        totalCell={whole ? (key) => linked.get(key)?.render?.(whole) : sumCell}
        {...(report.persons !== undefined && { persons: report.persons })}
        empty={{ text: report.empty }}
        controls={
          <>
            {report.controls}
            {report.periods && (
              <ChoiceField
                labelAbove
                width="9rem"
                label={t('Period')}
                options={periods.map((period) => ({ value: period, label: t(period) }))}
                chosen={asked.period}
                onChoose={(period) => ask({ period: period as Period })}
              />
            )}
            <DateRange
              kind={report.span ? 'span' : 'days'}
              names={report.days}
              {...(report.longest && { longest: report.longest })}
              value={typed}
              onChange={setTyped}
              onSearch={search}
              pending={answer.isFetching}
            />
          </>
        }
      />
    </>
  )
}

/** Returns the function of the Search button. A notice reports when the answer of a search has come. */
function useReportSearch(
  { isSuccess, isFetching }: { isSuccess: boolean; isFetching: boolean },
  asked: Asked,
  ask: (days: Days) => void,
  calls: readonly Call[],
) {
  const t = useText()
  const answers = useQueryClient()
  const isSearching = useRef(false)
  const [notice] = useState(createOneNotice)
  useEffect(() => {
    if (!isSearching.current || isFetching || !isSuccess) return
    isSearching.current = false
    notice.show(t('The report is up to date.'))
  }, [isFetching, isSuccess, notice, t])
  return (days: Days) => {
    isSearching.current = true
    notice.takeAway()
    const isRepeated = days.from === asked.from && days.to === asked.to
    if (!isRepeated) ask(days)
    // A change of the days reads the report anyway. For the same days the calls are read again.
    else for (const call of calls) void makeStale(answers, call)
  }
}

/** The bars of a report, as columns or as rows. */
function ReportChart<Row>({ chart, rows, asked }: { chart: Chart<Row>; rows: readonly Row[]; asked: Asked }) {
  const bars = rows.map((row) => {
    const link = chart.opens?.(row, asked)
    return { ...chart.bar(row, asked), ...(link && { opens: [link] }), text: chart.text?.(row) }
  })
  return chart.rows ? (
    <RowBars bars={bars} series={chart.series} {...(chart.most !== undefined && { most: chart.most })} />
  ) : (
    <Bars bars={bars} series={chart.series} />
  )
}
