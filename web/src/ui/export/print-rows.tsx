import type { PlainKey } from '@nivas/contract/texts.ts'
import { print } from '../print/print.ts'
import { ReportPaper } from '../report/report-paper.tsx'
import type { AnyColumn } from '../table/columns.ts'
import type { Days } from '../table/types.ts'

type Props<Row> = {
  title: PlainKey
  days: Days
  choice?: string | undefined
  name: string
  columns: readonly AnyColumn<Row>[]
  rows: readonly Row[]
}

/** Prints the rows of a list as a report. */
export const printRows = <Row,>({ title, days, choice, name, columns, rows }: Props<Row>): Promise<boolean> =>
  print(
    <ReportPaper
      label={title}
      asked={days}
      choice={choice}
      columns={columns}
      rows={rows}
      totals={undefined}
    />,
    { size: 'A4', name },
  )
