import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const desk = () => server.as('resavation-assign-room', 'manage-reservations')

describe('the parties beside the room chart', () => {
  it('are the NEW reservations that arrive on its days, with their wishes', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 1)
    const [wishing, plain, held, later] = [
      await makeNew(server, inDays(201), inDays(203)),
      await makeNew(server, inDays(200), inDays(201)),
      await makeNew(server, inDays(200), inDays(201)),
      await makeNew(server, inDays(206), inDays(208)),
    ]
    await server.db
      .updateTable('reservations')
      .set({ ac_room: true, toilet_type: 'DESI', accomodation_type: 'ROOM' })
      .where('id', '=', wishing)
      .execute()
    await server.db
      .insertInto('preferred_buildings')
      .values({ reservation_id: wishing, building_id: building.id, place: 1 })
      .execute()
    await staff.data(calls.hold, { id: held, room_ids: roomIds, agreed_places: true })
    const shown = await staff.data(calls.chartParties, { from: inDays(200), to: inDays(205) })
    expect(shown.map(({ id }) => id)).toEqual([plain, wishing])
    expect(shown[1]).toMatchObject({
      arrival_date: inDays(201),
      departure_date: inDays(203),
      ac_room: 'YES',
      toilet_type: 'DESI',
      accomodation_type: 'ROOM',
      preferred_buildings: [building.id],
    })
    expect(shown.map(({ id }) => id)).not.toContain(later)
    const long = await staff.send(calls.chartParties, { from: inDays(0), to: inDays(92) })
    expect(long.status).toBe(422)
  })
})

describe('giving rooms back', () => {
  it('makes a reservation on HOLD NEW again, and its rooms free', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2)
    const id = await makeNew(server)
    await staff.data(calls.hold, { id, room_ids: roomIds })
    expect(await staff.data(calls.giveBackRooms, { id, room_ids: roomIds.toReversed() })).toMatchObject({
      status: 'NEW',
      count_assigned_rooms: 0,
      total_amount: 0,
    })
    expect((await staff.send(calls.hold, { id: await makeNew(server), room_ids: roomIds })).status).toBe(200)
  })

  it('is refused when it holds other rooms meanwhile, or is no longer on HOLD', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2)
    const id = await makeNew(server)
    const giveBack = async (room_ids: number[]) => {
      const { status, body } = await staff.send(calls.giveBackRooms, { id, room_ids })
      return [status, body.message]
    }
    const refused = [400, 'This reservation was changed meanwhile. Please reload.']
    expect(await giveBack(roomIds)).toEqual(refused)
    await staff.data(calls.hold, { id, room_ids: roomIds })
    expect(await giveBack(roomIds.slice(1))).toEqual(refused)
    expect((await server.anonymous.send(calls.giveBackRooms, { id, room_ids: roomIds })).status).toBe(401)
    const other = await server.as('bhent')
    expect((await other.send(calls.giveBackRooms, { id, room_ids: roomIds })).status).toBe(403)
  })
})
