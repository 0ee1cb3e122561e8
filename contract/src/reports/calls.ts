import * as z from 'zod'
import { get } from '../call.ts'
import { DayRange, quarter, withQuarter, withRange } from '../day-range.ts'
import { date, idInAddress, optionalWholeInAddress, wholeInAddress } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { rule } from '../rule.ts'
import {
  ArrivalHour,
  ArrivalRow,
  BhentShare,
  DayOccupancy,
  EventParty,
  EventRow,
  GateEntryRow,
  GateQuarterHour,
  GateTotal,
  OccupancyRow,
  Overview,
  RevenueRow,
  RoomNights,
  reportTypes,
  VisitorRow,
} from './schemas.ts'

/** A year in an address. */
const year = wholeInAddress(1901, 2199)
const range = { from: date, to: date }
const building = { building_id: idInAddress.optional() }
/** A filter by a building; 0 selects payments without a building. */
const buildingOrNone = { building_id: optionalWholeInAddress(0, 2_147_483_647) }

const overviewYear = (input: { type?: unknown; year?: unknown }) =>
  input.type !== 'Yearly' && input.year === undefined ? 'This is a required field' : undefined

const gateReport = 'gate-entries-report'

/** The calls for reports. Days are the venue's. A range includes both days, and the night after the last one. */
export const reports = {
  occupancyByRange: get('/admin/reports/occupancy-by-range', {
    permission: 'report-occupancy-by-range',
    summary: 'The occupancy of a range of days, by building; the last row is that of all buildings',
    query: DayRange,
    returns: z.array(OccupancyRow),
    reads: 'replica',
  }),
  roomNights: get('/admin/reports/room-nights', {
    permission: ['report-occupancy-by-range', 'report-occupancy-overview'],
    summary: 'The rooms of a building with their nights in a range of days',
    query: withRange(
      z.object({ ...range, ...building, occupied: z.enum(['true']).optional() }),
      'from',
      'to',
    ),
    returns: z.array(RoomNights),
    reads: 'replica',
  }),
  occupancyOverview: get('/admin/reports/occupancy-overview', {
    permission: 'report-occupancy-overview',
    summary: 'Occupancy, people and rooms by building, for the weeks or months of a year, or for every year',
    query: rule(z.object({ type: z.enum(reportTypes), year: year.optional() }), 'year', overviewYear),
    returns: Overview,
    beside: ['type', 'headers'],
    reads: 'replica',
  }),
  occupancyByDay: get('/admin/reports/occupancy-by-day', {
    permission: 'report-occupancy-overview',
    summary: 'The occupancy of every night of a year',
    query: z.object({ year, ...building }),
    returns: z.array(DayOccupancy),
    reads: 'replica',
  }),
  years: get('/admin/reports/years', {
    permission: ['report-occupancy-overview', 'report-event'],
    summary: 'The years with reservations, and the present one, newest first',
    returns: z.array(z.int()),
    reads: 'replica',
  }),
  revenueByRange: get('/admin/reports/revenue-by-range', {
    permission: 'report-revenue-by-range',
    summary: 'The Bhent received in a range of days, by building; the last row is that of all buildings',
    query: DayRange,
    returns: z.array(RevenueRow),
    reads: 'replica',
  }),
  bhentShares: get('/admin/reports/bhent-receipts', {
    permission: 'report-revenue-by-range',
    summary: 'The receipts of the Bhent of a range of days, by building, a page at a time',
    query: withRange(pageQuery(['taken_at'], { ...range, ...buildingOrNone }), 'from', 'to'),
    returns: BhentShare,
    paged: true,
    reads: 'replica',
  }),
  event: get('/admin/reports/event', {
    permission: 'report-event',
    summary:
      'The figures of an event in a year, by month, with those of the year before; last the whole year',
    query: z.object({ event_id: idInAddress, year }),
    returns: z.array(EventRow),
    reads: 'replica',
  }),
  eventParties: get('/admin/reports/event-parties', {
    permission: 'report-event',
    summary: 'The parties of an event that arrive in a range of days, a page at a time',
    query: withRange(
      pageQuery(
        ['arrival_date'],
        { event_id: idInAddress, ...range, no_show: z.enum(['true', 'false']).optional() },
        'asc',
      ),
      'from',
      'to',
    ),
    returns: EventParty,
    paged: true,
    reads: 'replica',
  }),
  visitorsByRange: get('/admin/reports/visitors-by-range', {
    permission: 'report-visitors-by-range',
    summary: 'The reservations with a night in a range of days, a page at a time',
    query: withRange(
      pageQuery(['arrival_date'], { ...range, ...building, room_id: idInAddress.optional() }, 'asc'),
      'from',
      'to',
    ),
    returns: VisitorRow,
    paged: true,
    reads: 'replica',
  }),
  arrivals: get('/admin/reports/visitors-by-date', {
    permission: gateReport,
    summary: 'The reservations that are expected on a day, a page at a time',
    query: pageQuery(['arrival_time'], { searchDate: date, hour: optionalWholeInAddress(0, 23) }, 'asc'),
    returns: ArrivalRow,
    paged: true,
    reads: 'replica',
  }),
  arrivalsByHour: get('/admin/reports/arrivals-by-hour', {
    permission: gateReport,
    summary: 'The arrivals of a day by hour',
    query: z.object({ searchDate: date }),
    returns: z.array(ArrivalHour),
    reads: 'replica',
  }),
  gateTotals: get('/admin/reports/searchGateTotalsByDates', {
    permission: gateReport,
    summary: 'The people who entered through the gates, by day, a page at a time',
    query: withRange(pageQuery(['entryDate'], range, 'asc'), 'from', 'to'),
    returns: GateTotal,
    paged: true,
    reads: 'replica',
  }),
  gateQuarterHours: get('/admin/reports/gate-quarter-hours', {
    permission: gateReport,
    summary: 'The people who entered through the gates on a day, by quarter of an hour',
    query: z.object({ day: date }),
    returns: z.array(GateQuarterHour),
    reads: 'replica',
  }),
  gateEntries: get('/admin/reports/listGateEntries', {
    permission: gateReport,
    summary: 'The entries at the gates in a range of days, a page at a time',
    query: withQuarter(
      withRange(
        pageQuery(['created_at'], { ...range, issatsangi: z.enum(['true', 'false']).optional(), quarter }),
        'from',
        'to',
      ),
    ),
    returns: GateEntryRow,
    paged: true,
    reads: 'replica',
  }),
}
