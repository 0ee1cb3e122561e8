import * as z from 'zod'
import { get } from '../call.ts'

/** The states of a room for tonight: `expected` rooms are paid for, by guests who have not checked in at the desk. */
export const roomStates = ['free', 'hold', 'expected', 'occupied', 'closed'] as const
export type RoomState = (typeof roomStates)[number]

const counts = Object.fromEntries(roomStates.map((state) => [state, z.int()])) as Record<RoomState, z.ZodInt>

/** The rooms of a building by their state tonight: rooms in service, and disabled rooms that a reservation holds. */
export const BuildingTonight = z.object({ id: z.int(), name: z.string(), ...counts })
export type BuildingTonight = z.output<typeof BuildingTonight>

export const roomsTonightCall = {
  roomsTonight: get('/admin/rooms/tonight', {
    permission: ['manage-reservations', 'resavation-assign-room', 'resavation-edit', 'admin-booking'],
    summary: 'Rooms of each building by their state tonight',
    returns: z.array(BuildingTonight),
  }),
}
