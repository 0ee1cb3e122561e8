import { onWire, sum } from '@nivas/contract/money.ts'
import { type Period, periodEnd } from '@nivas/contract/periods.ts'
import type { LeadsTo } from '../board/lead.tsx'
import { type AnyColumn, type CellValue, type Column, cellValue } from '../table/columns.ts'

/** The rows of a page of a report (specification, section 9). */
export const REPORT_ROWS = 20

/** The request of a report: days of the venue, both included, and the period of its rows. */
export type Asked = { from: string; to: string; period: Period }

/** The days of a period that begins on this day, within the days of the request; no period is all of them. */
export function daysWithin(
  { period, periodType }: { period: string; periodType: Period | null },
  { from, to }: Pick<Asked, 'from' | 'to'>,
): { from: string; to: string } {
  const last = periodType === null ? to : periodEnd(period, periodType)
  return { from: period < from ? from : period, to: last > to ? to : last }
}

/** Another screen, and its search values. */
export type Link = LeadsTo

/**
 * A column of a report: a table's column that may have a sum below it, and whose values may link to their
 * records.
 */
export type ReportColumn<Row> = Column<Row> & {
  /** Its values are summed in the last row. */
  total?: boolean
  /** The screen that lists the records of the sum. */
  totalOpens?: (asked: Asked) => Link
  /** The screen that lists the records of the value; none for a value without such a screen. */
  opens?: (row: Row, asked: Asked) => Link | undefined
}

/** The sums of the `total` columns, exact to the paisa. */
export function totalsOf<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): Record<string, CellValue> | undefined {
  const summed = columns.filter(({ total }) => total)
  if (summed.length === 0) return undefined
  return Object.fromEntries(
    summed.map((column) => {
      const values = rows.map((row) => Number(cellValue(column as AnyColumn<Row>, row) ?? 0))
      return [column.key, onWire(sum(values))]
    }),
  )
}

/** The sentence above a report, from the sums of its columns and from its rows; none where they say nothing. */
export type ReportState<Row> = (sum: (key: string) => number, rows: readonly Row[]) => string | undefined

/** Reads the sum of a column. */
export const sumIn =
  (totals: Readonly<Record<string, CellValue>> | undefined) =>
  (key: string): number =>
    Number(totals?.[key] ?? 0)

/** The values of a report's own row of totals. */
export const valuesOf = <Row>(columns: readonly ReportColumn<Row>[], row: Row): Record<string, CellValue> =>
  Object.fromEntries(columns.map((column) => [column.key, cellValue(column as AnyColumn<Row>, row)]))
