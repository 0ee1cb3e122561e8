import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'

/** The calls that a matching makes stale. */
export const matchingMakesStale = [
  calls.list,
  calls.byRange,
  calls.gateList,
  calls.rooms,
  calls.get,
  calls.history,
  calls.openWork,
  dashboard.figures,
  calls.matchingBuildings,
  calls.chart,
  calls.chartParties,
  venue.availableRooms,
]
