import type { reports } from '@nivas/contract/reports/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions } from '../../testing/questions.ts'

const week = { from: today, to: inDays(6) }
const year = Number(today.slice(0, 4))

export const questions: Questions<typeof reports> = {
  occupancyByRange: [{ from: today, to: today }, week],
  roomNights: [week, { ...week, building_id: 3 }, { ...week, occupied: 'true' }],
  occupancyOverview: [
    { type: 'Weekly', year },
    { type: 'Monthly', year },
    { type: 'Monthly', year: year - 1 },
  ],
  occupancyByDay: [{ year }, { year, building_id: 3 }],
  revenueByRange: [{ from: inDays(-6), to: today }],
  bhentShares: [
    { from: inDays(-6), to: today },
    { from: inDays(-6), to: today, building_id: 3 },
  ],
  event: [{ event_id: 1, year }],
  eventParties: [
    { event_id: 1, ...week },
    { event_id: 1, ...week, no_show: 'true' },
  ],
  visitorsByRange: [week, { ...week, building_id: 3 }, { ...week, room_id: 17 }],
  arrivals: [{ searchDate: today }, { searchDate: today, hour: 10 }],
  arrivalsByHour: [{ searchDate: today }],
  gateTotals: [{ from: inDays(-6), to: today }],
  gateQuarterHours: [{ day: today }],
  gateEntries: [
    { from: inDays(-6), to: today },
    { from: inDays(-6), to: today, issatsangi: 'true' },
    { from: today, to: today, quarter: '10:15' },
  ],
}

/** A year has more rows than lists may read: these reports read all stays of their range. */
export const readsMore = {
  occupancyOverview: 400_000,
  occupancyByDay: 400_000,
  event: 200_000,
}
