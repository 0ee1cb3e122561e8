import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '../db/schema.gen.ts'
import { clientOf } from '../testing/client.ts'
import { booking, inDays, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { freeRooms } from './free-rooms.ts'

const server = useServer()

test('a room is free exactly when it is not held on a night between arrival and departure', async () => {
  const staff = await server.as('admin-booking')
  const { roomIds, building } = await makeRooms(server, 1)
  const stays = [
    [10, 12],
    [12, 13],
    [20, 386],
    // Stays of more than 14 nights are read by a separate part of the query.
    [390, 404],
    [410, 425],
  ] as const
  for (const [from, to] of stays)
    await staff.data(reservations.book, booking(roomIds, inDays(from), inDays(to)))
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 440 }),
      fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 366 })),
      async (from, nights) => {
        const free = await staff.data(calls.availableRooms, {
          arrival: inDays(from),
          departure: addDays(inDays(from), nights),
          building_id: building.id,
        })
        const taken = stays.some(([arrival, departure]) => from < departure && arrival < from + nights)
        expect(free.length).toBe(taken ? 0 : 1)
      },
    ),
    { numRuns: 150 },
  )
})

test('inactive rooms and buildings are not offered, nor rooms of other buildings', async () => {
  const staff = await server.as('admin-booking')
  const { roomIds, building } = await makeRooms(server, 2)
  const [off = 0, on] = roomIds
  const free = async () =>
    (
      await staff.data(calls.availableRooms, {
        arrival: inDays(1),
        departure: inDays(2),
        building_id: building.id,
      })
    ).map((room) => room.id)
  await server.db.updateTable('rooms').set({ is_active: false }).where('id', '=', off).execute()
  expect(await free()).toEqual([on])
  await server.db.updateTable('buildings').set({ is_active: false }).where('id', '=', building.id).execute()
  expect(await free()).toEqual([])
})

test('a change of a room, floor or building is visible immediately, and one that is rolled back never is', async () => {
  const { roomIds, building } = await makeRooms(server, 1)
  const [id = 0] = roomIds
  const prices = async (db: Kysely<DB>) =>
    (await freeRooms(db, inDays(1), inDays(2)))
      .filter(({ room }) => room.id === id)
      .map(({ room }) => [room.price, room.floor.floor_number, room.floor.building.name])
  const priceOf = (db: Kysely<DB>, price: number) =>
    db.updateTable('rooms').set({ price }).where('id', '=', id).execute()

  expect(await prices(server.db)).toEqual([[500, 1, building.name]])
  await priceOf(server.db, 310)
  await server.db
    .updateTable('floors')
    .set({ floor_number: 7 })
    .where('building_id', '=', building.id)
    .execute()
  await server.db.updateTable('buildings').set({ name: 'Renamed' }).where('id', '=', building.id).execute()
  expect(await prices(server.db)).toEqual([[310, 7, 'Renamed']])

  const trying = await server.db.startTransaction().execute()
  await priceOf(trying, 999)
  expect(await prices(trying)).toEqual([[999, 7, 'Renamed']])
  expect(await prices(server.db)).toEqual([[310, 7, 'Renamed']])
  await trying.rollback().execute()
  expect(await prices(server.db)).toEqual([[310, 7, 'Renamed']])
  await priceOf(server.db, 320)
  expect(await prices(server.db)).toEqual([[320, 7, 'Renamed']])
  await server.db.deleteFrom('rooms').where('id', '=', id).execute()
  expect(await prices(server.db)).toEqual([])
})

test('a new price is in the next answer of every server', async () => {
  const { roomIds, building } = await makeRooms(server, 2)
  const { origin, stop } = await server.another()
  const staff = await server.as('admin-booking')
  const nights = { arrival: inDays(1), departure: inDays(2), building_id: building.id }
  const prices = async () =>
    Promise.all(
      [staff, clientOf(origin, staff.userId, staff.session)].map(async (desk) =>
        (await desk.data(calls.availableRooms, nights)).map(({ price }) => price),
      ),
    )
  expect(await prices()).toEqual([
    [500, 500],
    [500, 500],
  ])
  await server.db
    .updateTable('rooms')
    .set({ price: 550.5 })
    .where('id', '=', roomIds[1] ?? 0)
    .execute()
  expect(await prices()).toEqual([
    [500, 550.5],
    [500, 550.5],
  ])
  await stop()
})

test('the values of rooms are read once, until they change', async () => {
  await makeRooms(server, 1)
  const rooms = async () => (await freeRooms(server.db, inDays(1), inDays(2))).map(({ room }) => room)
  const [before, after] = [await rooms(), await rooms()]
  expect(before.length).toBeGreaterThan(0)
  expect(before.every((room, at) => room === after[at])).toBe(true)
})

test('requires a permission, and valid dates', async () => {
  const dates = { arrival: inDays(1), departure: inDays(1) }
  expect((await server.anonymous.send(calls.availableRooms, dates)).status).toBe(401)
  expect((await (await server.as('bhent')).send(calls.availableRooms, dates)).status).toBe(403)
  const { status, body } = await (await server.as('admin-booking')).send(calls.availableRooms, dates)
  expect([status, body.errors]).toEqual([
    422,
    { departure: ['Departure date must be after the arrival date'] },
  ])
})
