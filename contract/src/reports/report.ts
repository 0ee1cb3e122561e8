import type { Call, Data, Request } from '../call.ts'
import type { PlainKey } from '../texts.ts'

/** The value of a cell, as a table's file has it. */
export type Cell = string | number | boolean | null

/** A column of a report. `percent` is a number with one decimal, `month` the first day of a month. */
export type ReportColumn<Row = never> = {
  key: string
  title: PlainKey
  kind?: 'text' | 'number' | 'percent' | 'money' | 'day' | 'moment' | 'month'
  /** The cell of a row, where it is not the row's field of this name. */
  value?: (row: Row) => Cell
  /** What each value is called, where the values are codes. */
  words?: Readonly<Record<string, PlainKey>>
  /** The table's totals have its sum, unless the report has a row of totals itself. */
  total?: true
}

/** The request for a report: days of the venue, both included, and what a report about one event or satsangi group is about. */
export type ReportAsked = {
  from: string
  to: string
  event_id?: number | undefined
  group_id?: number | undefined
}

type RowOf<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

type Terms<C extends Call, Row> = {
  /** Its name in addresses, files and schedules. */
  name: string
  title: PlainKey
  call: C
  /** The address of its screen. */
  path: string
  /** Its rows are about persons. */
  persons: boolean
  /** It is about one event, or one satsangi group. */
  about?: 'event' | 'group'
  /**
   * What one answer covers, where that is not all the days asked for: a 'day', so that each is asked for by itself; the
   * 'month' or the 'year' of the last day; or what is true 'now'.
   */
  covers?: 'day' | 'month' | 'year' | 'now'
  request: (asked: ReportAsked) => Request<C>
  /** What is asked in the address of its screen, unless it is `from` and `to`. */
  search?: (asked: ReportAsked) => Record<string, string>
  columns: readonly ReportColumn<Row>[]
  /** The row with the report's totals, where it is one of the rows. */
  isTotal?: (row: Row) => boolean
}

/** A report of any area: what mails, files and lists of reports are made from. */
export type Report = Omit<Terms<Call, never>, 'request'> & {
  request: (asked: ReportAsked) => Record<string, unknown>
  /** The rows in the data of an answer; for a paged call, in that of one page. */
  rows: (data: never) => readonly unknown[]
}

/** A report whose call answers its rows. */
export const listed = <C extends Call>(terms: Terms<C, RowOf<C>>): Report =>
  ({ ...terms, rows: (data: Data<C>) => data }) as unknown as Report

/** A report that makes its rows of what its call answers. */
export const reshaped = <C extends Call, Row>(
  terms: Terms<C, Row> & { rows: (data: Data<C>) => readonly Row[] },
): Report => terms as unknown as Report

/** The year of a day. */
export const yearOf = (day: string) => Number(day.slice(0, 4))
