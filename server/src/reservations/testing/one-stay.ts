import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { booking, inDays, makeRooms } from '../../testing/factories.ts'
import type { TestServer } from '../../testing/server.ts'

/** Returns a desk that books, takes the Bhent and moves stays. */
export const mover = (server: TestServer) =>
  server.as('resavation-edit', 'admin-booking', 'manage-reservations', 'bhent', 'manage-buildings')

/** Makes a reservation of two nights from `inDays(10)` in one room at 500, and other rooms to move to. */
export async function oneStay(server: TestServer, prices: readonly number[] = [500, 500]) {
  const staff = await mover(server)
  const made = await Promise.all(prices.map((price) => makeRooms(server, 1, price)))
  const rooms = made.map(({ roomIds }) => roomIds[0] ?? 0)
  const [room_id = 0, to_room_id = 0] = rooms
  const { id } = await staff.data(calls.book, booking([room_id], inDays(10), inDays(12)))
  const taken = (at: number) =>
    `Room 101 (${made[at]?.building.name}, floor 1) has just been taken for these dates.`
  return { staff, id, rooms, room_id, to_room_id, taken }
}

export const roomsNow = async (staff: Awaited<ReturnType<typeof mover>>, id: number) =>
  (await staff.data(calls.rooms, { id })).map((room) => room.id)
