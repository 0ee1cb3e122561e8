import type { Call, Data } from '@nivas/contract/call.ts'
import { ownReports } from '@nivas/contract/reports/own-reports.ts'
import type { ReportColumn as Listed } from '@nivas/contract/reports/report.ts'
import type { Asked, Link, ReportColumn } from '../ui/report/columns.ts'

type Row<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

/** The fields that a screen adds to a column of the list of reports. */
type More<R> = Partial<Omit<ReportColumn<R>, 'key' | 'title'>> & {
  opens?: (row: R, asked: Asked) => Link | undefined
}

/**
 * Returns the columns of a report's screen: those of the list of reports, with the links and the looks that the screen
 * adds.
 */
export function columnsOf<C extends Call>(
  name: string,
  _call: C,
  more: Partial<Record<string, More<Row<C>>>> = {},
): readonly ReportColumn<Row<C>>[] {
  const columns = (ownReports.find((report) => report.name === name)?.columns ?? []) as readonly Listed<
    Row<C>
  >[]
  // The list of reports does not type the keys by call; `report.ts` checks that they are keys of the row.
  return columns.map(({ kind, ...column }) => ({
    ...column,
    ...(kind && kind !== 'month' && { kind }),
    ...more[column.key],
  })) as unknown as readonly ReportColumn<Row<C>>[]
}
