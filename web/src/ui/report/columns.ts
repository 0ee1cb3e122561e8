import { onWire, sum } from '@nivas/contract/money.ts'
import { type Period, periodEnd } from '@nivas/contract/periods.ts'
import type { LeadsTo } from '../board/lead.tsx'
import { type AnyColumn, type CellValue, type Column, cellValue } from '../table/columns.ts'

/** The number of rows on a page of a report (specification, section 9). */
export const REPORT_ROWS = 20

/** The request of a report: its days, both included, and the period of its rows. */
export type Asked = { from: string; to: string; period: Period }

/**
 * Returns the days of a row's period, limited to the days of the request. Without a period type they are all days to
 * the end of the request.
 */
export function daysWithin(
  { period, periodType }: { period: string; periodType: Period | null },
  { from, to }: Pick<Asked, 'from' | 'to'>,
): { from: string; to: string } {
  const last = periodType === null ? to : periodEnd(period, periodType)
  return { from: period < from ? from : period, to: last > to ? to : last }
}

/** A link to another screen, with its search values. */
export type Link = LeadsTo

/**
 * A column of a report: a column of a table that may have a sum below it and whose values may link to their records.
 */
export type ReportColumn<Row> = Column<Row> & {
  /** The last row shows the sum of its values. */
  total?: boolean
  /** Returns the link to the records of the sum. */
  totalOpens?: (asked: Asked) => Link
  /** Returns the link to the records of a value, or undefined for a value without such a screen. */
  opens?: (row: Row, asked: Asked) => Link | undefined
}

/** Returns the sums of the `total` columns, exact to the paisa, or undefined when there are no such columns. */
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

/**
 * Returns the sentence above a report from the sums of its columns and its rows, or undefined when there is nothing to
 * say.
 */
export type ReportState<Row> = (sum: (key: string) => number, rows: readonly Row[]) => string | undefined

/** Returns a function that reads the sum of a column. */
export const sumIn =
  (totals: Readonly<Record<string, CellValue>> | undefined) =>
  (key: string): number =>
    Number(totals?.[key] ?? 0)

/** Returns the values of a row of totals that the report's call has answered. */
export const valuesOf = <Row>(columns: readonly ReportColumn<Row>[], row: Row): Record<string, CellValue> =>
  Object.fromEntries(columns.map((column) => [column.key, cellValue(column as AnyColumn<Row>, row)]))
