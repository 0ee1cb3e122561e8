import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { type Sent, sentOf } from '../server.ts'
import type { Workload } from './workload.ts'

const today = dayIn('Asia/Kolkata')
const year = Number(today.slice(0, 4))

/**
 * Returns a range of days around today, where the stays are; `before` returns one up to today, for money and entries.
 */
const around = (days: number) => ({
  from: addDays(today, -Math.floor(days / 2)),
  to: addDays(today, Math.ceil(days / 2) - 1),
})
const before = (days: number) => ({ from: addDays(today, 1 - days), to: today })

/** Reports of a range of days. */
export const reportsOfRange: readonly [name: string, request: (days: number) => Sent][] = [
  ['occupancy by building', (days) => sentOf(reports.occupancyByRange, around(days))],
  ['nights of rooms', (days) => sentOf(reports.roomNights, around(days))],
  [
    'visitors by range, first page',
    (days) => sentOf(reports.visitorsByRange, { ...around(days), per_page: 20 }),
  ],
  ['Bhent by building', (days) => sentOf(reports.revenueByRange, before(days))],
  [
    'receipts of a building, first page',
    (days) => sentOf(reports.bhentShares, { ...before(days), building_id: 3, per_page: 20 }),
  ],
  [
    'parties of an event, first page',
    (days) => sentOf(reports.eventParties, { event_id: 1, ...around(days), per_page: 20 }),
  ],
  ['gate totals, first page', (days) => sentOf(reports.gateTotals, { ...before(days), per_page: 20 })],
  [
    'gate totals, their sums and chart',
    (days) => sentOf(gate.entryReport, { fromDate: before(days).from, toDate: today, period: 'Monthly' }),
  ],
  [
    'list of gate entries, first page',
    (days) => sentOf(reports.gateEntries, { ...before(days), per_page: 20 }),
  ],
]

/** Reports of a day. */
export const reportsOfDay: readonly [name: string, request: Sent][] = [
  ['arrivals of a day, first page', sentOf(reports.arrivals, { searchDate: today, per_page: 20 })],
  ['arrivals by hour', sentOf(reports.arrivalsByHour, { searchDate: today })],
  ['gate by quarter hour', sentOf(reports.gateQuarterHours, { day: addDays(today, -1) })],
  ['years', sentOf(reports.years, {})],
]

/** Reports of a year or of all years, which take longer with more data. */
export const reportsOfYears: readonly [name: string, request: Sent][] = [
  ['overview by week', sentOf(reports.occupancyOverview, { type: 'Weekly', year })],
  ['overview by month', sentOf(reports.occupancyOverview, { type: 'Monthly', year })],
  ['overview by year, all years', sentOf(reports.occupancyOverview, { type: 'Yearly' })],
  ['every night of a year (heat map)', sentOf(reports.occupancyByDay, { year })],
  ['event report', sentOf(reports.event, { event_id: 1, year })],
]

const report = (name: string, request: Sent, growth?: null): Workload => ({
  name: `report: ${name}`,
  ...(growth === null && { growth }),
  open: async () => ({ sent: () => request, prepare: async () => ({ next: () => ({}) }) }),
})

/** Each report as a workload; reports of a range are measured for a week, which every filled database covers. */
export const reportWorkloads: readonly Workload[] = [
  ...reportsOfRange.map(([name, request]) => report(`${name}, a week`, request(7))),
  ...reportsOfDay.map(([name, request]) => report(name, request)),
  ...reportsOfYears.map(([name, request]) => report(name, request, null)),
]
