import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { booking, inDays, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

test('a room is free exactly when nobody holds it on a night between arrival and departure', async () => {
  const staff = await server.as('admin-booking')
  const { roomIds, building } = await makeRooms(server, 1)
  const stays = [
    [10, 12],
    [12, 13],
    [20, 386],
  ] as const
  for (const [from, to] of stays)
    await staff.data(reservations.book, booking(roomIds, inDays(from), inDays(to)))
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 366 }),
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

test('rooms and buildings that are switched off are not offered, nor those of other buildings than the one asked for', async () => {
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

test('says who may look, and what is wrong with the dates', async () => {
  const dates = { arrival: inDays(1), departure: inDays(1) }
  expect((await server.nobody.send(calls.availableRooms, dates)).status).toBe(401)
  expect((await (await server.as('bhent')).send(calls.availableRooms, dates)).status).toBe(403)
  const { status, body } = await (await server.as('admin-booking')).send(calls.availableRooms, dates)
  expect([status, body.errors]).toEqual([
    422,
    { departure: ['Departure date must be after the arrival date'] },
  ])
})
