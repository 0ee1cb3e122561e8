import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'

/** The calls that a change of buildings, floors and rooms makes stale: their lists, the choices of forms, and the free rooms. */
export const staleCatalogue = [
  calls.buildings,
  calls.building,
  calls.floors,
  calls.floor,
  calls.rooms,
  calls.buildingRooms,
  calls.availableRooms,
  calls.buildingNames,
  calls.allBuildings,
  reservations.applicationChoices,
  calls.names,
  calls.namesInHindi,
  dashboard.figures,
] as const

/** The calls that a change of a name, or a new gate or event, makes stale. */
export const staleNames = [...staleCatalogue, gate.gates, reservations.eventTypes] as const
