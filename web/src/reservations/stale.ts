import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'

/** What matching rooms makes out of date. */
export const matchingMakesStale = [
  calls.list,
  calls.gateList,
  calls.rooms,
  calls.get,
  calls.dashboard,
  calls.matchingBuildings,
  venue.availableRooms,
]
