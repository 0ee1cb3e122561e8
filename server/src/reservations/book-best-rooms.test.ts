import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { booking, makeRooms, member } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () => server.as('admin-booking', 'manage-reservations')

describe('a booking that names a building instead of rooms', () => {
  it('gets the best rooms of a building, as many as requested, and returns them', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 4, 350)
    const large = roomIds[2] ?? 0
    await server.db.updateTable('rooms').set({ max_occupiers: 5 }).where('id', '=', large).execute()
    const { room_ids: _, ...party } = booking([])
    const wanted = { ...party, building_id: building.id }
    const five = await staff.data(calls.book, { ...wanted, members: Array(5).fill(member) })
    expect(five).toMatchObject({ status: 'HOLD', count_assigned_rooms: 1, total_amount: 700 })
    expect(five.rooms).toEqual([{ id: large, room_number: '103', floor: 1, building: building.name }])
    const two = await staff.data(calls.book, { ...wanted, number_of_rooms: 2 })
    expect(two.rooms.map(({ room_number }) => room_number)).toEqual(['101', '102'])

    const many = await staff.send(calls.book, { ...wanted, number_of_rooms: 2 })
    expect([many.status, many.body.message]).toEqual([
      400,
      `Only 1 room is free in ${building.name} for these dates. Please ask for fewer, or choose another building.`,
    ])
    const nowhere = await staff.send(calls.book, { ...party, building_id: 2_000_000_000 })
    expect(nowhere.body.errors).toEqual({ building_id: ['There is no such building'] })
    const none = await staff.send(calls.book, { ...wanted, number_of_rooms: 0 })
    expect(Object.keys(none.body.errors ?? {})).toEqual(['number_of_rooms'])
    const both = await staff.send(calls.book, { ...wanted, room_ids: roomIds })
    expect(both.body.errors).toEqual({
      building_id: ['Rooms are already selected. Please leave the building empty'],
    })
    expect((await staff.data(calls.book, wanted)).rooms.map(({ room_number }) => room_number)).toEqual([
      '104',
    ])
  })

  it('never assigns a room twice, however many desks use the automatic choice at once', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 12)
    const { room_ids: _, ...party } = booking([])
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, () => staff.send(calls.book, { ...party, building_id: building.id })),
    )
    const taken = outcomes.filter(({ status }) => status === 200).flatMap(({ body }) => body.data.rooms)
    expect(taken.map(({ id }) => id).sort((a, b) => a - b)).toEqual(roomIds)
    expect(outcomes.filter(({ status }) => status === 400)).toHaveLength(4)
  })

  it('gets other rooms, while there are any, when a desk that chose by hand was faster', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 24)
    const { room_ids: _, ...party } = booking([])
    const [byHand, chosen] = await Promise.all([
      Promise.all(roomIds.slice(0, 8).map((id) => staff.send(calls.book, booking([id])))),
      Promise.all(
        Array.from({ length: 8 }, () => staff.send(calls.book, { ...party, building_id: building.id })),
      ),
    ])
    expect(chosen.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const given = [...byHand, ...chosen].flatMap(({ status, body }) =>
      status === 200 ? body.data.rooms : [],
    )
    expect(new Set(given.map(({ id }) => id)).size).toBe(given.length)
    expect(byHand.filter(({ status }) => status === 400)).toHaveLength(16 - given.length)
  })
})
