import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import { GRID_ROWS } from '@nivas/contract/page.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { Heading } from '../app/heading.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { type Bar, Bars } from '../ui/report/bars.tsx'
import { type ReportColumn, type ReportState, sumIn, totalsOf } from '../ui/report/columns.ts'
import { PrintReport } from '../ui/report/print-report.tsx'
import { useLinked } from '../ui/report/use-linked.tsx'
import { useShownRows } from '../ui/report/use-shown-rows.ts'
import type { Days } from '../ui/table/types.ts'

type Answer<Row> = Parameters<typeof LocalTable<Row>>[0]['rows']

type Props<Row> = {
  /** The result of `useAnswer`. */
  answer: Answer<Row>
  /** The rows of the report; undefined until they are loaded. */
  rows: readonly Row[] | undefined
  columns: readonly ReportColumn<Row>[]
  /** Returns the sentence above the report, from the sums of its columns and its rows. */
  state: ReportState<Row>
  rowKey: (row: Row) => string | number
  name: ExportedList
  label: PlainKey
  /** Whether the rows are about persons, so that export and print ask for the password. Default: true. */
  persons?: boolean
  /** The days on the paper. */
  days: Days
  /** The choice to print beside the days: a group, a line or a period; in the user's language. */
  choice?: string | undefined
  bars?: readonly Bar[] | undefined
  /** The names of the parts of a bar. */
  series?: readonly PlainKey[]
  /** The controls for the choice: a group, a year, a period or a day. */
  controls?: ReactNode
  /** The text of the table without rows. */
  empty?: PlainKey
  /** The action beside that text. */
  action?: ReactNode
}

/** A report of a choice: a table whose sums stay visible, a chart, export and print. */
export function ChoiceReport<Row>({
  answer,
  rows,
  columns,
  state,
  rowKey,
  name,
  label,
  persons = true,
  days,
  choice,
  bars,
  series,
  controls,
  empty = 'No Records Found for given criteria.',
  action,
}: Props<Row>) {
  const asked = { ...days, period: 'Daily' } as const
  const linked = useLinked(columns, asked)
  const { shown, narrowedTo } = useShownRows(columns, rows ?? [], choice)
  return (
    <>
      <Heading
        state={rows && state(sumIn(totalsOf(columns, rows)), rows)}
        action={
          <PrintReport
            {...{ asked, columns, name, label, persons }}
            choice={narrowedTo}
            count={shown.length}
            rows={() => shown}
          >
            {/* The chart always has all rows, so it is not printed with a part of them. */}
            {bars && shown.length === rows?.length && <Bars bars={bars} {...(series && { series })} />}
          </PrintReport>
        }
      />
      {bars && <Bars bars={bars} {...(series && { series })} />}
      <LocalTable<Row>
        rows={answer}
        columns={linked}
        keep="address"
        perPage={GRID_ROWS}
        name={name}
        label={label}
        persons={persons}
        rowKey={rowKey}
        totals={rows && ((filtered) => totalsOf(columns, filtered))}
        empty={{ text: empty, action }}
        controls={controls}
      />
    </>
  )
}
