import { wrongStay } from '@nivas/contract/date-order.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useAnswer } from '../../api/hooks.ts'

/** Reads the rooms that are free between two days, once both are valid and in order; or says why there are none. */
export function useFreeRooms(arrival: string | null, departure: string | null) {
  const inOrder = arrival && departure && !wrongStay(arrival, departure)
  const rooms = useAnswer(
    venue.availableRooms,
    { arrival: arrival || '', departure: departure || '' },
    { enabled: Boolean(inOrder) },
  )
  const free = rooms.data?.data
  const nothingFound = (): PlainKey => {
    if (rooms.isLoading) return 'Loading ...'
    if (rooms.isError && !free) return 'The free rooms could not be loaded.'
    return 'No room is free for these dates.'
  }
  return { free, nothingFound: nothingFound() }
}
