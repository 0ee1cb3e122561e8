import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const desk = () => server.as('resavation-assign-room', 'manage-reservations')

describe('the parties beside the room chart', () => {
  it('are the NEW reservations that arrive on its days, with their preferences', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 1)
    const [preferring, plain, held, later] = [
      await makeNew(server, inDays(201), inDays(203)),
      await makeNew(server, inDays(200), inDays(201)),
      await makeNew(server, inDays(200), inDays(201)),
      await makeNew(server, inDays(206), inDays(208)),
    ]
    await server.db
      .updateTable('reservations')
      .set({ ac_room: true, toilet_type: 'DESI', accomodation_type: 'ROOM' })
      .where('id', '=', preferring)
      .execute()
    await server.db
      .insertInto('preferred_buildings')
      .values({ reservation_id: preferring, building_id: building.id, place: 1 })
      .execute()
    await staff.data(calls.hold, { id: held, room_ids: roomIds, agreed_places: true })
    const shown = await staff.data(calls.chartParties, { from: inDays(200), to: inDays(205) })
    expect(shown.map(({ id }) => id)).toEqual([plain, preferring])
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
