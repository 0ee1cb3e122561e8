import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'

/** The calls that a change of buildings, floors and rooms makes stale: their lists, and the free rooms. */
export const staleCatalogue = [
  calls.buildings,
  calls.building,
  calls.floors,
  calls.floor,
  calls.rooms,
  calls.buildingRooms,
  calls.availableRooms,
  calls.names,
  calls.namesInHindi,
  dashboard.figures,
] as const
