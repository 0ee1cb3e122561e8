import type { PlainKey } from '@nivas/contract/texts.ts'
import type { RoomState } from '@nivas/contract/venue/rooms-tonight.ts'

/** The states of a room for a night, as the dashboard counts them and the room chart filters by them. */
export const stateNames = {
  free: 'Free',
  hold: 'On hold',
  expected: 'Paid, expected',
  occupied: 'Checked in',
  closed: 'Closed',
} as const satisfies Record<RoomState, PlainKey>
