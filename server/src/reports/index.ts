import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { bind } from '../http/bind.ts'
import { arrivals, arrivalsByHour } from './arrivals.ts'
import { bhentShares } from './bhent-shares.ts'
import { eventReport } from './event.ts'
import { eventParties } from './event-parties.ts'
import { gateEntries } from './gate-entries.ts'
import { gateQuarterHours, gateTotals } from './gate-totals.ts'
import { occupancyByDay } from './occupancy-by-day.ts'
import { occupancyByRange } from './occupancy-by-range.ts'
import { occupancyOverview } from './occupancy-overview.ts'
import { revenueByRange } from './revenue-by-range.ts'
import { roomNights } from './room-nights.ts'
import { visitorsByRange } from './visitors-by-range.ts'
import { listYears } from './years.ts'

export { csvOf } from './csv-of.ts'
export { askFor, makeTable, type ReportTable } from './make-table.ts'

/** Binds the calls of this area, for one server; days are those of the venue. */
export const reports = ({ timeZone }: { timeZone: string }) =>
  bind('reports', calls, {
    occupancyByRange,
    roomNights,
    occupancyOverview,
    occupancyByDay,
    years: listYears,
    revenueByRange: revenueByRange(timeZone),
    bhentShares: bhentShares(timeZone),
    event: eventReport,
    eventParties,
    visitorsByRange,
    arrivals,
    arrivalsByHour,
    gateTotals: gateTotals(timeZone),
    gateQuarterHours: gateQuarterHours(timeZone),
    gateEntries: gateEntries(timeZone),
  })
