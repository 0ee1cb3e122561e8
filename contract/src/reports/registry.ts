import type { Call, Data, Request } from '../call.ts'
import { gate } from '../gate/calls.ts'
import type { PlainKey } from '../texts.ts'
import { reports } from './calls.ts'

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
   * What one answer covers, when that is not the days asked for: the last of them, asked for each by itself; its
   * month or its year; or what is at that moment.
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

const reshaped = <C extends Call, Row>(
  terms: Terms<C, Row> & { rows: (data: Data<C>) => readonly Row[] },
): Report => terms as unknown as Report

/** The year of a day. */
export const yearOf = (day: string) => Number(day.slice(0, 4))

/** The reports of this area, whose screens take their columns from here. */
export const ownReports: readonly Report[] = [
  listed({
    name: 'occupancy-by-range',
    title: 'Occupancy',
    call: reports.occupancyByRange,
    path: '/reports/occupancy-by-range',
    persons: false,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'name', title: 'Building' },
      { key: 'total_people', title: 'Total people', kind: 'number' },
      { key: 'total_occupied_rooms', title: 'Total occupied rooms', kind: 'number' },
      { key: 'total_days', title: 'Total days', kind: 'number' },
      { key: 'occcupancy', title: 'Occupancy %', kind: 'percent' },
    ],
    isTotal: (row) => row.is_total,
  }),
  reshaped({
    name: 'occupancy-overview',
    title: 'Occupancy overview',
    call: reports.occupancyOverview,
    path: '/reports/occupancy-overview',
    persons: false,
    covers: 'year',
    request: ({ to }) => ({ type: 'Monthly' as const, year: yearOf(to) }),
    search: ({ to }) => ({ type: 'Monthly', year: String(yearOf(to)) }),
    rows: ({ headers, rows }) =>
      rows.flatMap(({ from, occupancy, people, rooms }) =>
        headers.map(({ name, building_id }, at) => ({
          month: from,
          name: building_id === null ? null : name,
          occupancy: occupancy[at] ?? null,
          people: people[at] ?? 0,
          rooms: rooms[at] ?? 0,
        })),
      ),
    columns: [
      { key: 'month', title: 'Month', kind: 'month' },
      { key: 'name', title: 'Building' },
      { key: 'occupancy', title: 'Occupancy %', kind: 'percent' },
      { key: 'people', title: 'People Stayed', kind: 'number' },
      { key: 'rooms', title: 'Total Rooms', kind: 'number' },
    ],
  }),
  listed({
    name: 'revenue-by-range',
    title: 'Bhent Received',
    call: reports.revenueByRange,
    path: '/reports/revenue-by-range',
    persons: false,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'name', title: 'Building' },
      { key: 'total_revenue', title: 'Bhent Received', kind: 'money' },
      { key: 'additional_bhent', title: 'Additional Bhent', kind: 'money' },
      { key: 'receipts', title: 'Receipts', kind: 'number' },
    ],
    isTotal: (row) => row.is_total,
  }),
  listed({
    name: 'event',
    title: 'Event report',
    call: reports.event,
    path: '/reports/event',
    persons: false,
    about: 'event',
    covers: 'year',
    request: ({ to, event_id = 1 }) => ({ event_id, year: yearOf(to) }),
    search: ({ to, event_id = 1 }) => ({ event_id: String(event_id), year: String(yearOf(to)) }),
    columns: [
      { key: 'month', title: 'Month', kind: 'month' },
      { key: 'parties', title: 'Parties', kind: 'number' },
      { key: 'people', title: 'People', kind: 'number' },
      { key: 'rooms', title: 'Rooms', kind: 'number' },
      { key: 'nights', title: 'Nights', kind: 'number' },
      { key: 'no_shows', title: 'No-shows', kind: 'number' },
      { key: 'bhent', title: 'Bhent', kind: 'money' },
      { key: 'additional_bhent', title: 'Additional Bhent', kind: 'money' },
      {
        key: 'parties_before',
        title: 'Parties, year before',
        kind: 'number',
        value: ({ before }) => before.parties,
      },
      {
        key: 'people_before',
        title: 'People, year before',
        kind: 'number',
        value: ({ before }) => before.people,
      },
      {
        key: 'bhent_before',
        title: 'Bhent, year before',
        kind: 'money',
        value: ({ before }) => before.bhent,
      },
    ],
    isTotal: (row) => row.is_total,
  }),
  listed({
    name: 'visitors-by-range',
    title: 'Visitors by range',
    call: reports.visitorsByRange,
    path: '/reports/visitors-by-range',
    persons: true,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'building', title: 'Building' },
      { key: 'applicant_name', title: 'Satsangi Name' },
      { key: 'arrival_date', title: 'Arrival Date', kind: 'day' },
      { key: 'departure_date', title: 'Departure Date', kind: 'day' },
      { key: 'people', title: 'People', kind: 'number', total: true },
      { key: 'nights', title: 'Room nights', kind: 'number', total: true },
    ],
  }),
  listed({
    name: 'gate-non-satsangi-visitors',
    title: 'Non-satsangi visitors',
    call: gate.nonSatsangi,
    path: '/gate-non-satsangi-visitors',
    persons: true,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'name', title: 'Visitor Name' },
      { key: 'purpose', title: 'Purpose of visit' },
      { key: 'visitingname', title: 'Satsangi Visiting' },
      { key: 'houseno', title: 'Quarter No' },
      { key: 'satsangofficial', title: 'Satsang official' },
      { key: 'otherpurpose', title: 'Other Purpose' },
      { key: 'visitormobile', title: 'Visitor Mobile' },
      { key: 'timeElapsed', title: 'Time in the venue' },
      { key: 'arrival_date', title: 'Arrival Date', kind: 'day' },
      { key: 'departure_date', title: 'Departure Date', kind: 'day' },
      { key: 'totalVisitors', title: 'Total visitors', kind: 'number', total: true },
    ],
  }),
  listed({
    name: 'gate-entries',
    title: 'Gate entries',
    call: gate.entryReport,
    path: '/gate-entry-report',
    persons: false,
    request: ({ from, to }) => ({ fromDate: from, toDate: to, period: 'Daily' as const }),
    columns: [
      { key: 'period', title: 'Date', kind: 'day' },
      { key: 'entries', title: 'Entries', kind: 'number', total: true },
      { key: 'satsangiTotal', title: 'Satsangi', kind: 'number', total: true },
      { key: 'nonSatsangiTotal', title: 'Non-satsangi', kind: 'number', total: true },
      { key: 'overallTotal', title: 'All people', kind: 'number', total: true },
    ],
  }),
  listed({
    name: 'gate-entries-report',
    title: 'Gate totals by date',
    call: reports.gateTotals,
    path: '/reports/gate-entries-report',
    persons: false,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'entryDate', title: 'Entry date', kind: 'day' },
      { key: 'entries', title: 'Entries', kind: 'number', total: true },
      { key: 'visitors', title: 'Visitors', kind: 'number', total: true },
      { key: 'satsangi', title: 'Satsangi', kind: 'number', total: true },
      { key: 'total', title: 'Total', kind: 'number', total: true },
    ],
  }),
  listed({
    name: 'satsangi-arrival-report',
    title: 'Satsangi arrivals',
    call: reports.arrivals,
    path: '/reports/satsangi-arrival-report',
    persons: true,
    covers: 'day',
    request: ({ to }) => ({ searchDate: to }),
    search: ({ to }) => ({ searchDate: to }),
    columns: [
      { key: 'reservationNumber', title: 'Reservation number' },
      { key: 'cardno', title: 'Card number' },
      { key: 'applicant_name', title: 'Satsangi Name' },
      { key: 'arrival_date', title: 'Arrival Date', kind: 'day' },
      { key: 'arrival_time', title: 'Arrival time' },
      { key: 'building', title: 'Building' },
      { key: 'people', title: 'People', kind: 'number', total: true },
    ],
  }),
  listed({
    name: 'list-gate-entries',
    title: 'List of gate entries',
    call: reports.gateEntries,
    path: '/reports/list-gate-entries',
    persons: true,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'visitor_name', title: 'Visitor Name' },
      { key: 'id_card_no', title: 'Card number' },
      { key: 'adharid', title: 'Adhar Card Number' },
      { key: 'mobileNumber', title: 'Mobile Number' },
      { key: 'name', title: 'Building' },
      { key: 'houseNo', title: 'House No' },
      { key: 'arrival_date', title: 'Arrival Date', kind: 'day' },
      { key: 'departure_date', title: 'Departure Date', kind: 'day' },
      { key: 'arrival_time', title: 'Arrival time' },
      { key: 'departure_time', title: 'Departure time' },
      { key: 'noofpeople', title: 'No of People', kind: 'number', total: true },
      { key: 'issatsangi', title: 'Satsangi' },
      { key: 'created_at', title: 'Entered', kind: 'moment' },
      { key: 'updated_at', title: 'Changed', kind: 'moment' },
    ],
  }),
]
