import { wrongStay } from '@nivas/contract/date-order.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useAnswer } from '../../api/hooks.ts'

/** The rooms that are free from one day to another, once both are filled in and in order; and why there are none. */
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
    if (rooms.isError && !free) return 'The free rooms could not be read.'
    return 'No room is free for these dates.'
  }
  return { free, nothingFound: nothingFound() }
}
