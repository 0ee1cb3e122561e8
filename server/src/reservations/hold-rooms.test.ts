import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const server = useServer()
const desk = () => server.as('resavation-assign-room', 'resavation-edit', 'manage-reservations')

describe('holding rooms', () => {
  it('puts a NEW reservation on HOLD with its rooms, which can be read', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2, 500)
    const id = await makeNew(server)
    const { status, body } = await staff.send(calls.hold, { id, status: 'HOLD', room_ids: roomIds })
    expect(status).toBe(200)
    expect(body.message).toBe('Record updated successfully.')
    expect(body.data).toMatchObject({ id, status: 'HOLD', count_assigned_rooms: 2, total_amount: 2000 })
    expect((await staff.data(calls.rooms, { id })).map((room) => room.id).sort()).toEqual([...roomIds].sort())
  })

  it('exchanges the rooms of a reservation on HOLD', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 3)
    const [first = 0, second = 0, third = 0] = roomIds
    const id = await makeNew(server)
    await staff.data(calls.hold, { id, room_ids: [first, second] })
    await staff.data(calls.hold, { id, room_ids: [second, third] })
    expect((await staff.data(calls.rooms, { id })).map((room) => room.id)).toEqual([second, third])
    // A different reservation can hold the released room.
    const other = await makeNew(server)
    expect((await staff.send(calls.hold, { id: other, room_ids: [first] })).status).toBe(200)
  })

  it('keeps the agreed price of a held room when the room’s price rises', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 300)
    const id = await makeNew(server)
    await staff.data(calls.hold, { id, room_ids: roomIds })
    await server.db.updateTable('rooms').set({ price: 900 }).where('id', 'in', roomIds).execute()
    expect((await staff.data(calls.hold, { id, room_ids: roomIds })).total_amount).toBe(600)
  })

  it('names the room that another desk has taken, and changes nothing', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 2)
    await staff.data(calls.hold, { id: await makeNew(server), room_ids: roomIds.slice(1) })
    const id = await makeNew(server, inDays(11), inDays(15))
    const { status, body } = await staff.send(calls.hold, { id, room_ids: roomIds })
    expect(status).toBe(400)
    expect(body.message).toBe(`Room 102 (${building.name}, floor 1) has just been taken for these dates.`)
    expect(await staff.data(calls.get, { id })).toMatchObject({
      status: 'NEW',
      count_assigned_rooms: 0,
      rooms: [],
    })
  })

  it('names every room that another desk has taken', async () => {
    const staff = await desk()
    const { roomIds: room_ids, building } = await makeRooms(server, 2)
    await staff.data(calls.hold, { id: await makeNew(server), room_ids })
    const { status, body } = await staff.send(calls.hold, { id: await makeNew(server), room_ids })
    const [one, two] = [101, 102].map((room) => `${room} (${building.name}, floor 1)`)
    expect([status, body.message]).toEqual([
      400,
      `Rooms ${one}, ${two} have just been taken for these dates.`,
    ])
  })

  it('allows a stay to begin on the day another ends', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    await staff.data(calls.hold, { id: await makeNew(server, inDays(10), inDays(12)), room_ids: roomIds })
    const id = await makeNew(server, inDays(12), inDays(13))
    expect((await staff.send(calls.hold, { id, room_ids: roomIds })).status).toBe(200)
  })

  it('requires the permission to assign rooms for NEW, and the permission to edit for HOLD', async () => {
    const [assigns, edits] = [await server.as('resavation-assign-room'), await server.as('resavation-edit')]
    const { roomIds } = await makeRooms(server, 2, 500)
    const id = await makeNew(server)
    const hold = async (staff: typeof assigns) =>
      (await staff.send(calls.hold, { id, room_ids: roomIds })).status
    expect([await hold(edits), await hold(assigns), await hold(assigns), await hold(edits)]).toEqual([
      403, 200, 403, 200,
    ])
    const pay = async (staff: typeof assigns) =>
      (
        await staff.send(calls.holdWithPayment, {
          id,
          room_ids: roomIds,
          payment_amount: 2000,
          oldStatus: 'HOLD',
        })
      ).status
    expect([await pay(assigns), await pay(edits)]).toEqual([403, 200])
  })

  it('refuses a PAID reservation, which keeps its rooms, and one that has ended', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2, 500)
    const [first = 0, second = 0] = roomIds
    const id = await makeNew(server)
    const paying = { id, room_ids: [first], payment_amount: 1000, oldStatus: 'NEW' as const }
    await staff.data(calls.holdWithPayment, paying)
    const cancelled = await makeNew(server)
    await server.db
      .updateTable('reservations')
      .set({ status: 'CANCELLED' })
      .where('id', '=', cancelled)
      .execute()
    for (const [one, text] of [
      [id, 'Rooms can be held only for a reservation that is NEW or on HOLD.'],
      [cancelled, 'This reservation was deleted meanwhile.'],
    ] as const) {
      const { status, body } = await staff.send(calls.hold, { id: one, room_ids: [second] })
      expect([status, body.message]).toEqual([400, text])
    }
    expect((await staff.data(calls.rooms, { id })).map((room) => room.id)).toEqual([first])
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'PAID', total_amount: 1000 })
  })

  it('refuses when the rooms are given back at the same time', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const id = await makeNew(server)
    await staff.data(calls.hold, { id, room_ids: roomIds })
    const { status, body } = await startBehind(
      server.db,
      async (trx) => {
        await trx.deleteFrom('stays').where('reservation_id', '=', id).execute()
        await trx.updateTable('reservations').set({ status: 'NEW' }).where('id', '=', id).execute()
      },
      () => staff.send(calls.hold, { id, room_ids: roomIds }),
    )
    expect([status, body.message]).toEqual([400, 'This reservation was changed meanwhile. Please reload.'])
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'NEW', rooms: [] })
  })

  it('refuses when the reservation holds other rooms than the screen showed: another desk was faster', async () => {
    const staff = await desk()
    const [first = 0, second = 0, third = 0] = (await makeRooms(server, 3)).roomIds
    const id = await makeNew(server)
    const hold = async (room: number, known_room_ids?: number[]) => {
      const { status, body } = await staff.send(calls.hold, { id, room_ids: [room], known_room_ids })
      return [status, body.message]
    }
    const done = [200, 'Record updated successfully.']
    const refused = [400, 'This reservation was changed meanwhile. Please reload.']
    const held = async () => (await staff.data(calls.rooms, { id })).map((room) => room.id)

    // Two desks see the reservation as NEW. Then two have 'Edit rooms' open, with the first room.
    expect(await hold(first, [])).toEqual(done)
    expect(await hold(second, [])).toEqual(refused)
    expect(await held()).toEqual([first])
    expect(await hold(second, [first])).toEqual(done)
    for (const known of [[first], [second, third]]) expect(await hold(third, known)).toEqual(refused)
    expect(await held()).toEqual([second])
    // A third desk gave its rooms back.
    await staff.data(calls.giveBackRooms, { id, room_ids: [second] })
    expect(await hold(third, [second])).toEqual(refused)
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'NEW', rooms: [] })
    // The call as specified does not say which rooms it knows.
    expect(await hold(first)).toEqual(done)
    expect(await hold(third)).toEqual(done)
  })

  it('refuses an inactive room', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 1)
    await server.db.updateTable('rooms').set({ is_active: false }).where('id', 'in', roomIds).execute()
    const { status, body } = await staff.send(calls.hold, { id: await makeNew(server), room_ids: roomIds })
    expect(status).toBe(400)
    expect(body.message).toBe(`Room 101 (${building.name}, floor 1) is switched off. Please choose another.`)
  })

  it('requires at least one room, each once, and existing rooms', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const id = await makeNew(server)
    const texts = []
    for (const room_ids of [[], [...roomIds, ...roomIds], [2_147_483_647]])
      texts.push((await staff.send(calls.hold, { id, room_ids })).body.errors?.room_ids)
    expect(texts).toEqual([
      ['Please select at least one room'],
      ['The same room is selected twice'],
      ['One of these rooms does not exist'],
    ])
  })

  it('answers 401 without a session, 403 without the permission, 404 without the reservation', async () => {
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const id = await makeNew(server)
    expect((await server.anonymous.send(calls.hold, { id, room_ids })).status).toBe(401)
    expect((await (await server.as('bhent')).send(calls.hold, { id, room_ids })).status).toBe(403)
    expect((await (await desk()).send(calls.hold, { id: 2_000_000_000, room_ids })).status).toBe(404)
  })
})
