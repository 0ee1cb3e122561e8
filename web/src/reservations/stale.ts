import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../api/hooks.ts'

/** What matching rooms makes out of date. */
export const matchingMakesStale = [
  calls.list,
  calls.gateList,
  calls.rooms,
  calls.get,
  dashboard.figures,
  calls.matchingBuildings,
  venue.availableRooms,
]

/** Reads the list anew: after a refusal it shows what is no longer so. */
export function useFreshList(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: keyOf(calls.list) })
}
