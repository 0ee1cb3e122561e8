import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { bind } from '../http/bind.ts'
import { availableRooms } from './available-rooms.ts'

export { heldRooms } from './held-rooms.ts'
export { roomsImport } from './import-rooms.ts'
export { type RoomRow, roomColumns, toRoom } from './room-rows.ts'

/** The area of one venue: its name and time zone are settings, everything else is in the database. */
export const venue = (settings: { name: string; timeZone: string }) =>
  bind('venue', calls, {
    venue: async (_db, caller) => ({
      name: settings.name,
      time_zone: settings.timeZone,
      today: caller.today,
    }),
    availableRooms,
  })
