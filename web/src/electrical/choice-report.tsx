import { Button } from '@mantine/core'
import type { ExportedList } from '@nivas/contract/access/exported-lists.ts'
import { GRID_ROWS } from '@nivas/contract/page.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { LocalTable } from '../ui/local-table.tsx'
import { print } from '../ui/print/print.ts'
import { type Bar, Bars } from '../ui/report/bars.tsx'
import { type ReportColumn, totalsOf } from '../ui/report/columns.ts'
import { ReportPaper } from '../ui/report/report-paper.tsx'
import { useLinked } from '../ui/report/use-linked.tsx'
import type { AnyColumn, Column } from '../ui/table/columns.ts'

type Answer<Row> = Parameters<typeof LocalTable<Row>>[0]['rows']

type Props<Row> = {
  /** The result of `useAnswer`. */
  answer: Answer<Row>
  /** Its rows, once they have loaded. */
  rows: readonly Row[] | undefined
  columns: readonly ReportColumn<Row>[]
  rowKey: (row: Row) => string | number
  name: ExportedList
  label: PlainKey
  /** The day on the paper. */
  day: string
  bars?: readonly Bar[] | undefined
  /** The names of the parts of a bar. */
  series?: readonly PlainKey[]
  /** The choice of the report: a group, a year, a period, a day. */
  controls?: ReactNode
  /** What the table says without rows. */
  empty?: PlainKey
}

/** A report of a choice: a table with sums that stay visible, chart, export and print. */
export function ChoiceReport<Row>({
  answer,
  rows,
  columns,
  rowKey,
  name,
  label,
  day,
  bars,
  series,
  controls,
  empty = 'No Records Found for given criteria.',
}: Props<Row>) {
  const t = useText()
  const asked = { from: day, to: day, period: 'Daily' } as const
  const totals = rows && totalsOf(columns, rows)
  const shown = useLinked(columns, asked) as unknown as readonly Column<Row>[]
  const paper = () =>
    print(
      <ReportPaper
        label={label}
        asked={asked}
        columns={columns as readonly AnyColumn<Row>[]}
        rows={rows ?? []}
        totals={totals}
      >
        {bars && <Bars bars={bars} {...(series && { series })} />}
      </ReportPaper>,
      { size: 'A4', name: `${name}-${day}` },
    )
  return (
    <>
      <Heading
        action={
          <Button
            variant="default"
            leftSection={<IconPrinter size="1.1em" />}
            disabled={!rows || rows.length === 0}
            onClick={() => void paper()}
          >
            {t('Print')}
          </Button>
        }
      />
      {bars && <Bars bars={bars} {...(series && { series })} />}
      <LocalTable<Row>
        rows={answer}
        columns={shown}
        keep="address"
        perPage={GRID_ROWS}
        name={name}
        label={label}
        rowKey={rowKey}
        totals={rows && ((filtered) => totalsOf(columns, filtered))}
        empty={{ text: empty }}
        controls={controls}
      />
    </>
  )
}
