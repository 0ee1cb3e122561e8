import { isDate } from '@nivas/contract/dates.ts'
import { type RoomState, roomStates } from '@nivas/contract/venue/rooms-tonight.ts'
import { anyText, oneOf, type Reader } from '../../ui/address.ts'
import type { Wanted } from './layout.ts'

/** The numbers of days that the chart can show. */
export const ranges = ['7', '14', '30'] as const

const dayOrNothing: Reader = (given) => (given !== undefined && isDate(given) ? given : '')
const idOrNothing: Reader = (given) => (given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? given : '')

/** The part of the chart's state in its address. `from` is empty for today, so that a bookmark follows the date. */
export const readers = {
  from: dayOrNothing,
  days: oneOf(ranges, '14'),
  building: idOrNothing,
  free: oneOf(['', '1']),
  /** The state of the rooms on the first night; empty for all rooms. */
  state: oneOf(['', ...roomStates]),
  ref: anyText,
}

export type View = Record<keyof typeof readers, string>

/** Returns the filter of rooms that the address describes. */
export const roomsOf = ({ free, state }: View): Wanted => ({
  free: free === '1',
  state: state === '' ? undefined : (state as RoomState),
})
