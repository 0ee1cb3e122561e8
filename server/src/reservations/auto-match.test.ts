import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms, member } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () => server.as('resavation-assign-room', 'manage-reservations', 'resavation-delete')

/** Makes a NEW reservation of this many people with a preference for an AC room. */
async function makeFamily(people: number) {
  const id = await makeNew(server)
  await server.db
    .updateTable('reservations')
    .set({ members: JSON.stringify(Array.from({ length: people }, () => member)), ac_room: true })
    .where('id', '=', id)
    .execute()
  return id
}

describe('auto matching', () => {
  it('shows the rooms that fit best and the reasons, and takes the rooms shown', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 5, 500)
    const withAc = roomIds.slice(2, 4)
    await server.db.updateTable('rooms').set({ has_ac: true }).where('id', 'in', withAc).execute()
    const id = await makeFamily(5)
    const wanted = { id, building_id: building.id, number_of_rooms: 2 }
    const shown = await staff.data(calls.previewAuto, wanted)
    expect(shown).toMatchObject({
      members_count: 5,
      places: 6,
      floors: 1,
      preferences: [{ preference: 'ac_room', value: 'YES', rooms: 2 }],
      total_amount: 2000,
    })
    const room_ids = shown.rooms.map((room) => room.id)
    expect(room_ids).toEqual(withAc)
    const { status, body } = await staff.send(calls.auto, { ...wanted, room_ids })
    expect([status, body.message]).toEqual([200, 'Record updated successfully.'])
    expect(body.data).toMatchObject({ id, status: 'HOLD', count_assigned_rooms: 2, total_amount: 2000 })
    expect((await staff.data(calls.rooms, { id })).map((room) => room.id)).toEqual(room_ids)
  })

  it('chooses the rooms itself when none were shown', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 3)
    const id = await makeNew(server)
    await staff.data(calls.auto, { id, building_id: building.id, number_of_rooms: 1 })
    expect((await staff.data(calls.rooms, { id })).map((room) => room.id)).toEqual(roomIds.slice(0, 1))
  })

  it('shows how many are free when they are too few, and changes nothing', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 3)
    const hold = async (room: number) =>
      staff.data(calls.hold, { id: await makeNew(server), room_ids: [roomIds[room] ?? 0] })
    const id = await makeNew(server, inDays(11), inDays(13))
    const ask = async (number_of_rooms: number) => {
      const wanted = { id, building_id: building.id, number_of_rooms }
      const shown = await staff.send(calls.previewAuto, wanted)
      const { status, body } = await staff.send(calls.auto, wanted)
      expect([shown.status, shown.body.message]).toEqual([status, body.message])
      return [status, body.message]
    }
    await hold(0)
    expect(await ask(3)).toEqual([
      400,
      `Only 2 rooms are free in ${building.name} for these dates. Please ask for fewer, or choose another building.`,
    ])
    await hold(1)
    expect(await ask(2)).toEqual([
      400,
      `Only 1 room is free in ${building.name} for these dates. Please ask for fewer, or choose another building.`,
    ])
    await hold(2)
    expect(await ask(1)).toEqual([
      400,
      `No room is free in ${building.name} for these dates. Please choose another building.`,
    ])
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'NEW', rooms: [] })
  })

  it('refuses when a room that was shown is no longer free, and names it', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 3)
    const id = await makeNew(server)
    const wanted = { id, building_id: building.id, number_of_rooms: 2 }
    const room_ids = (await staff.data(calls.previewAuto, wanted)).rooms.map((room) => room.id)
    await staff.data(calls.hold, { id: await makeNew(server), room_ids: roomIds.slice(1, 2) })
    const { status, body } = await staff.send(calls.auto, { ...wanted, room_ids })
    expect([status, body.message]).toEqual([
      400,
      `Room 102 (${building.name}, floor 1) has just been taken for these dates.`,
    ])
    expect((await staff.send(calls.auto, wanted)).status).toBe(200)
  })

  it('is for NEW reservations only', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 2)
    const id = await makeNew(server)
    await staff.data(calls.hold, { id, room_ids: roomIds.slice(0, 1) })
    const wanted = { id, building_id: building.id, number_of_rooms: 1 }
    const refused = async (call: typeof calls.auto | typeof calls.previewAuto) => {
      const { status, body } = await staff.send(call, wanted)
      return [status, body.message]
    }
    const onHold =
      'This reservation is HOLD now. Rooms are matched automatically only for a reservation that is NEW.'
    expect(await refused(calls.auto)).toEqual([400, onHold])
    expect(await refused(calls.previewAuto)).toEqual([400, onHold])
    await staff.data(calls.remove, { id })
    const deleted = 'This reservation was deleted meanwhile.'
    expect(await refused(calls.auto)).toEqual([400, deleted])
    expect(await refused(calls.previewAuto)).toEqual([400, deleted])
  })

  it('accepts an existing building, and rooms of it, as many as requested', async () => {
    const staff = await desk()
    const [{ building }, other] = [await makeRooms(server, 2), await makeRooms(server, 1)]
    const id = await makeNew(server)
    const wrong = async (more: object) => {
      const { status, body } = await staff.send(calls.auto, {
        id,
        building_id: building.id,
        number_of_rooms: 1,
        ...more,
      })
      return [status, body.errors]
    }
    expect(await wrong({ building_id: 2_000_000_000 })).toEqual([
      422,
      { building_id: ['There is no such building'] },
    ])
    expect(await wrong({ room_ids: other.roomIds })).toEqual([
      422,
      { room_ids: ['One of these rooms is in another building'] },
    ])
    expect(await wrong({ room_ids: [1, 2] })).toEqual([
      422,
      { room_ids: ['The number of rooms differs from the number requested'] },
    ])
    expect(await wrong({ number_of_rooms: 0 })).toEqual([422, { number_of_rooms: ['Must be 1 or more'] }])
    expect(await wrong({ building_id: undefined })).toEqual([
      422,
      { building_id: ['This is a required field'] },
    ])
  })

  it('answers 401 without a session, 403 without the permission, 404 without the reservation', async () => {
    const { building } = await makeRooms(server, 1)
    const wanted = { id: await makeNew(server), building_id: building.id, number_of_rooms: 1 }
    for (const call of [calls.auto, calls.previewAuto] as const) {
      expect((await server.anonymous.send(call, wanted)).status).toBe(401)
      expect((await (await server.as('resavation-edit')).send(call, wanted)).status).toBe(403)
      expect((await (await desk()).send(call, { ...wanted, id: 2_000_000_000 })).status).toBe(404)
    }
  })
})

describe('several desks at the same moment', () => {
  it('match automatically in one building: each gets its own rooms, the last are refused', async () => {
    const staff = await desk()
    const { building } = await makeRooms(server, 12)
    const ids = await Promise.all(Array.from({ length: 10 }, () => makeNew(server)))
    const replies = await Promise.all(
      ids.map((id) => staff.send(calls.auto, { id, building_id: building.id, number_of_rooms: 2 })),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([
      ...Array(6).fill(200),
      ...Array(4).fill(400),
    ])
    for (const reply of replies.filter(({ status }) => status === 400))
      expect(reply.body.message).toBe(
        `No room is free in ${building.name} for these dates. Please choose another building.`,
      )
  })

  it('match by hand and automatically: the automatic one takes the next best rooms', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 8)
    const byHand = await Promise.all(roomIds.slice(0, 6).map(() => makeNew(server)))
    const auto = await makeNew(server)
    const [reply, ...manual] = await Promise.all([
      staff.send(calls.auto, { id: auto, building_id: building.id, number_of_rooms: 2 }),
      ...byHand.map((id, at) => staff.send(calls.hold, { id, room_ids: [roomIds[at] ?? 0] })),
    ])
    expect(reply.status).toBe(200)
    // The second desk on a room was refused, so that no two reservations hold the same room.
    const held = await Promise.all([auto, ...byHand].map((id) => staff.data(calls.rooms, { id })))
    const rooms = held.flat().map((room) => room.id)
    expect(new Set(rooms).size).toBe(rooms.length)
    expect(rooms.length).toBe(2 + manual.filter(({ status }) => status === 200).length)
  })

  it('compete for the last rooms: one gets them, the other is refused', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 2)
    const [first, second] = [await makeNew(server), await makeNew(server)]
    const replies = await Promise.all([
      staff.send(calls.auto, { id: first, building_id: building.id, number_of_rooms: 2 }),
      staff.send(calls.hold, { id: second, room_ids: roomIds }),
    ])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400])
    expect(replies.find(({ status }) => status === 400)?.body.message).toMatch(
      /have just been taken|No room is free/,
    )
  })

  it('delete a reservation while another matches it: no rooms stay held', async () => {
    const staff = await desk()
    const { building } = await makeRooms(server, 20)
    for (let times = 0; times < 8; times += 1) {
      const id = await makeNew(server)
      const [matched, removed] = await Promise.all([
        staff.send(calls.auto, { id, building_id: building.id, number_of_rooms: 2 }),
        staff.send(calls.remove, { id }),
      ])
      expect(removed.status).toBe(200)
      expect([200, 400]).toContain(matched.status)
      expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'CANCELLED', rooms: [] })
    }
  })
})

describe('the buildings to match in', () => {
  it('list how many of their rooms are free for the whole stay, without inactive ones', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 4)
    const shut = await makeRooms(server, 1)
    await server.db
      .updateTable('buildings')
      .set({ is_active: false })
      .where('id', '=', shut.building.id)
      .execute()
    await server.db
      .updateTable('rooms')
      .set({ is_active: false })
      .where('id', '=', roomIds[3] ?? 0)
      .execute()
    await staff.data(calls.hold, { id: await makeNew(server), room_ids: roomIds.slice(0, 1) })
    const counted = async (from: number, to: number) => {
      const all = await staff.data(calls.matchingBuildings, { arrival: inDays(from), departure: inDays(to) })
      expect(all.map((one) => one.id)).not.toContain(shut.building.id)
      const found = all.find((one) => one.id === building.id)
      return [found?.total_rooms, found?.available_rooms]
    }
    expect(await counted(8, 10)).toEqual([3, 3])
    expect(await counted(8, 11)).toEqual([3, 2])
    expect(await counted(12, 13)).toEqual([3, 3])
  })

  it('are for users who may match, and require days in order', async () => {
    const dates = { arrival: inDays(1), departure: inDays(2) }
    expect((await server.anonymous.send(calls.matchingBuildings, dates)).status).toBe(401)
    expect((await (await server.as('bhent')).send(calls.matchingBuildings, dates)).status).toBe(403)
    const { status, body } = await (await desk()).send(calls.matchingBuildings, {
      ...dates,
      departure: dates.arrival,
    })
    expect([status, body.errors]).toEqual([
      422,
      { departure: ['Departure date must be after the arrival date'] },
    ])
  })
})
