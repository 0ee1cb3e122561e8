import { onWire, sum } from '@nivas/contract/money.ts'
import type { Period } from '@nivas/contract/periods.ts'
import { type AnyColumn, type CellValue, type Column, cellValue } from '../table/columns.ts'

/** What a report was asked for: days of the venue, both included, and the period that its rows sum up by. */
export type Asked = { from: string; to: string; period: Period }

/** Another screen, and what stands in its address. */
export type Link = { to: string; search?: Readonly<Record<string, string>> }

/** A column of a report: a table's column that may have a sum below it, and whose values may open what they are made of. */
export type ReportColumn<Row> = Column<Row> & {
  /** Its values are added up in the last row. */
  total?: boolean
  /** The screen that lists what the value is made of; none for a value that has no such screen. */
  opens?: (row: Row, asked: Asked) => Link | undefined
}

/** The sums of the columns that have one, exact to the paisa. */
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
