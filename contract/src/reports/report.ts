import type { Call, Data, Request } from '../call.ts'
import type { PlainKey } from '../texts.ts'

/** The value of a cell in the exported file of a table. */
export type Cell = string | number | boolean | null

/** A column of a report. `percent` is a number with one decimal, `month` the first day of a month. */
export type ReportColumn<Row = never> = {
  key: string
  title: PlainKey
  kind?: 'text' | 'number' | 'percent' | 'money' | 'day' | 'moment' | 'month'
  /** Returns the cell of a row, if it is not the row's field `key`. */
  value?: (row: Row) => Cell
  /** The texts of the values, if the values are codes. */
  words?: Readonly<Record<string, PlainKey>>
  /** The table shows the column's sum, unless the report's rows include one with totals. */
  total?: true
}

/**
 * The choices for a report: days of the venue, both included, and the event or the satsangi group of a report about
 * one.
 */
export type ReportAsked = {
  from: string
  to: string
  event_id?: number | undefined
  group_id?: number | undefined
}

type RowOf<C extends Call> = Data<C> extends readonly (infer One)[] ? One : never

type Terms<C extends Call, Row> = {
  /** The name of the report in addresses, files and schedules. */
  name: string
  title: PlainKey
  call: C
  /** The path of the report's screen. */
  path: string
  /** Whether the rows are about persons. */
  persons: boolean
  /** Set for a report about one event, or about one satsangi group. */
  about?: 'event' | 'group'
  /**
   * The time that one answer covers, if that is not the whole range: one 'day', so that each day needs a request; the
   * 'month' or the 'year' of the last day; or the moment 'now'.
   */
  covers?: 'day' | 'month' | 'year' | 'now'
  request: (asked: ReportAsked) => Request<C>
  /** Returns the query of the screen's address; by default `from` and `to`. */
  search?: (asked: ReportAsked) => Record<string, string>
  columns: readonly ReportColumn<Row>[]
  /** Selects the row with the report's totals, if the rows include one. */
  isTotal?: (row: Row) => boolean
}

/** A report of any area, from which mails, files and lists of reports are made. */
export type Report = Omit<Terms<Call, never>, 'request'> & {
  request: (asked: ReportAsked) => Record<string, unknown>
  /** Returns the rows in the data of an answer; for a paged call, of one page. */
  rows: (data: never) => readonly unknown[]
}

/** A report whose call returns its rows. */
export const listed = <C extends Call>(terms: Terms<C, RowOf<C>>): Report =>
  ({ ...terms, rows: (data: Data<C>) => data }) as unknown as Report

/** A report that makes its rows from the answer of its call. */
export const reshaped = <C extends Call, Row>(
  terms: Terms<C, Row> & { rows: (data: Data<C>) => readonly Row[] },
): Report => terms as unknown as Report

/** The year of a day. */
export const yearOf = (day: string) => Number(day.slice(0, 4))
