import { csvCell, csvText, totalsLine, wallClockIn } from '@nivas/contract/csv.ts'
import { harmless } from '@nivas/contract/harmless.ts'
import type { Cell } from '@nivas/contract/reports/report.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReportTable } from './make-table.ts'

/** How texts are translated, and the venue's clock. */
export type Around = { text: (key: PlainKey) => string; timeZone: string }

/** No report has a column of this kind. */
const words = { yes: 'true', no: 'false' }

/** Returns a report as a CSV file that spreadsheets open as UTF-8, with its totals in the last row. */
export function csvOf({ columns, rows, totals }: ReportTable, { text, timeZone }: Around): string {
  const wallClock = wallClockIn(timeZone)
  const lineOf = (row: readonly Cell[]) =>
    row.map((value, at) => {
      const word = columns[at]?.words?.[String(value)]
      return word ? harmless(text(word)) : csvCell(value, columns[at]?.kind ?? 'text', words, wallClock)
    })
  return csvText([
    columns.map(({ title }) => harmless(text(title))),
    ...rows.map(lineOf),
    ...(totals ? [totalsLine(lineOf(totals), text('Total'))] : []),
  ])
}
