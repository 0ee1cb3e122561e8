import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'

/** What a change of buildings, floors and rooms makes out of date: their own lists, and what is free. */
export const staleCatalogue = [
  calls.buildings,
  calls.building,
  calls.floors,
  calls.floor,
  calls.rooms,
  calls.buildingRooms,
  calls.availableRooms,
  dashboard.figures,
] as const
