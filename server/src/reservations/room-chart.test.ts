import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () => server.as('admin-booking', 'manage-buildings')

describe('the room chart', () => {
  it('contains the rooms by floor, the stays in them, and the closures', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 3)
    const [first = 0, second = 0, third = 0] = roomIds
    const stay = await staff.data(calls.book, booking([first, second], inDays(10), inDays(12)))
    const closure = await staff.data(venue.closeRoom, {
      id: third,
      from: inDays(11),
      to: inDays(11),
      reason: 'repair',
    })
    const range = { from: inDays(8), to: inDays(20), building_id: building.id }
    const chart = await staff.data(calls.chart, range)
    expect(chart.floors).toHaveLength(1)
    expect(chart.floors[0]).toMatchObject({ building: building.name, floor_number: 1, position: 'LEFT' })
    expect(chart.floors[0]?.rooms).toEqual(
      roomIds.map((id, at) => ({
        id,
        room_number: String(101 + at),
        number_of_beds: 2,
        max_occupiers: 3,
        toilet_type: 'DESI',
        has_ac: 0,
        is_active: true,
      })),
    )
    expect(chart.stays).toEqual([
      {
        id: stay.id,
        application_number: stay.application_number,
        applicant_name: 'Asha Rao',
        members_count: 1,
        status: 'HOLD',
        arrival_date: inDays(10),
        departure_date: inDays(12),
        checked_in: false,
        room_ids: [first, second],
      },
    ])
    expect(chart.closures).toEqual([
      { id: closure.id, room_id: third, from: inDays(11), to: inDays(11), reason: 'repair' },
    ])
  })

  it('contains only stays and closures that take a room on a night of the range', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 1)
    await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    const count = async (from: number, to: number) =>
      (await staff.data(calls.chart, { from: inDays(from), to: inDays(to), building_id: building.id })).stays
        .length
    expect([await count(8, 9), await count(9, 10), await count(11, 11), await count(12, 15)]).toEqual([
      0, 1, 1, 0,
    ])
    expect(
      (await staff.data(calls.chart, { from: inDays(9), to: inDays(10) })).floors.length,
    ).toBeGreaterThan(1)
  })

  it('contains each stay once, even one that ends weeks after the range', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 1)
    await staff.data(calls.book, booking(roomIds, inDays(10), inDays(60)))
    const count = async (day: number) => {
      const range = { from: inDays(day), to: inDays(day), building_id: building.id }
      return (await staff.data(calls.chart, range)).stays.length
    }
    const counts = await Promise.all([9, 10, 44, 45, 46, 59, 60].map(count))
    expect(counts).toEqual([0, 1, 1, 1, 1, 1, 0])
  })

  it('names all rooms of a reservation, even those of other buildings', async () => {
    const staff = await desk()
    const [here, there] = [await makeRooms(server, 1), await makeRooms(server, 1)]
    const room_ids = [...here.roomIds, ...there.roomIds]
    await staff.data(calls.book, booking(room_ids, inDays(10), inDays(12)))
    const request = { from: inDays(10), to: inDays(10), building_id: here.building.id }
    expect((await staff.data(calls.chart, request)).stays.map((stay) => stay.room_ids)).toEqual([room_ids])
  })

  it('finds a reservation by its reference, with its rooms and days', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 2)
    const { application_number } = await staff.data(calls.book, booking(roomIds, inDays(50), inDays(52)))
    const place = {
      application_number,
      arrival_date: inDays(50),
      departure_date: inDays(52),
      room_ids: roomIds,
      building_id: building.id,
    }
    const [year = '', number] = application_number.split('-')
    const short = `${year.toLowerCase()} ${Number(number)}`
    for (const typed of [application_number, ` ${application_number.toLowerCase()} `, short])
      expect(await staff.data(calls.findOnChart, { application_number: typed })).toEqual(place)
    expect(await staff.data(calls.findOnChart, { application_number: 'A26-999999' })).toBeNull()
  })

  it('shows at most 92 days, in order', async () => {
    const staff = await desk()
    const errors = async (from: string, to: string) =>
      (await staff.send(calls.chart, { from, to })).body.errors
    expect(await errors(today, inDays(91))).toBeUndefined()
    expect(await errors(today, inDays(92))).toEqual({ to: ['The room chart shows at most 92 days'] })
    expect(await errors(today, inDays(-1))).toEqual({ to: ['To must not be before From'] })
  })

  it('answers 401 without a session and 403 without a permission', async () => {
    const range = { from: today, to: today }
    const find = { application_number: 'A26-000001' }
    for (const [client, status] of [
      [server.anonymous, 401],
      [await server.as('bhent'), 403],
    ] as const) {
      expect((await client.send(calls.chart, range)).status).toBe(status)
      expect((await client.send(calls.findOnChart, find)).status).toBe(status)
    }
    expect((await (await server.as('admin-booking')).send(calls.chart, range)).status).toBe(200)
  })
})
