import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const server = useServer()
const office = () => server.as('manage-buildings')
const form = {
  room_number: '201',
  price: 350.5,
  number_of_beds: 2,
  max_occupiers: 3,
  has_toilet: 1,
  toilet_type: 'WESTERN',
  has_ac: 0,
} as const

const floorOf = ({ building, floorId }: Awaited<ReturnType<typeof makeRooms>>) => ({
  building_id: building.id,
  floor_id: floorId,
})

describe('a room', () => {
  it('is added, read, changed, and removed while it has had no guests', async () => {
    const staff = await office()
    const made = await makeRooms(server, 1)
    const at = floorOf(made)
    const added = await staff.data(calls.addRoom, { ...at, ...form })
    const address = { ...at, room_id: added.id }
    expect(added).toEqual({
      ...form,
      id: added.id,
      is_active: 1,
      attributes: [],
      closures: [],
      floor: { id: at.floor_id, floor_number: 1, position: 'LEFT', building: made.building },
    })
    expect(await staff.data(calls.room, address)).toEqual(added)
    for (const list of [
      await staff.data(calls.rooms, at),
      await staff.data(calls.buildingRooms, { building_id: at.building_id }),
    ])
      expect(list.map(({ room_number }) => room_number)).toEqual(['101', '201'])
    const changes = {
      ...form,
      room_number: '202',
      has_toilet: false,
      has_ac: true,
      is_active: false,
    } as const
    // A room without a toilet has no toilet type.
    const edited = { has_toilet: 0, has_ac: 1, is_active: 0, toilet_type: null, room_number: '202' }
    expect(await staff.data(calls.editRoom, { ...address, ...changes })).toEqual({ ...added, ...edited })
    await staff.data(calls.closeRoom, { id: added.id, from: inDays(1), to: inDays(1), reason: 'Repair' })
    expect(await staff.data(calls.removeRoom, address)).toBeNull()
    expect((await staff.send(calls.room, address)).status).toBe(404)
  })

  it('is stored with the digits 0 to 9 from any keyboard, so that it exists only once', async () => {
    const staff = await office()
    const made = await makeRooms(server, 1)
    const at = floorOf(made)
    expect(await staff.data(calls.addRoom, { ...at, ...form, room_number: ' क-२०१' })).toMatchObject({
      room_number: 'क-201',
    })
    const again = await staff.send(calls.addRoom, { ...at, ...form, room_number: '१०१' })
    expect([again.status, again.body.errors]).toEqual([
      422,
      { room_number: [`${made.building.name} already has room 101`] },
    ])
  })

  it("is added and changed with only the specification's fields, and its other values stay unchanged", async () => {
    const staff = await office()
    const made = await makeRooms(server, 1)
    const at = floorOf(made)
    const { toilet_type: _, ...specified } = form
    const added = await staff.data(calls.addRoom, { ...at, ...specified })
    expect(added).toMatchObject({ has_toilet: 1, toilet_type: null, is_active: 1 })
    const address = { ...at, room_id: added.id }
    await staff.data(calls.editRoom, { ...address, ...form, is_active: 0 })
    expect(await staff.data(calls.editRoom, { ...address, ...specified, price: 400 })).toMatchObject({
      price: 400,
      toilet_type: 'WESTERN',
      is_active: 0,
    })
    const { status, body } = await staff.send(calls.addRoom, { ...at, ...form, toilet_type: null })
    expect([status, body.errors]).toEqual([422, { toilet_type: ['This is a required field'] }])
  })

  it('keeps a field that a change omits, as another desk has set it', async () => {
    const staff = await office()
    const at = floorOf(await makeRooms(server, 1))
    const added = await staff.data(calls.addRoom, { ...at, ...form })
    const address = { ...at, room_id: added.id }
    await staff.data(calls.editRoom, { ...address, price: 400, is_active: 0 })
    const renamed = await staff.data(calls.editRoom, { ...address, room_number: '203' })
    expect(renamed).toEqual({ ...added, room_number: '203', price: 400, is_active: 0 })
    expect(await staff.data(calls.editRoom, address)).toEqual(renamed)
    const { status, body } = await staff.send(calls.editRoom, { ...address, toilet_type: 'DESI' })
    expect([status, body.errors]).toEqual([422, { has_toilet: ['This is a required field'] }])
    expect(await staff.data(calls.editRoom, { ...address, has_toilet: false })).toMatchObject({
      has_toilet: 0,
      toilet_type: null,
    })
  })

  it('cannot be removed while it is held', async () => {
    const made = await makeRooms(server, 1)
    const [room_id = 0] = made.roomIds
    await (await server.as('admin-booking')).data(reservations.book, booking([room_id]))
    const staff = await office()
    await staff.data(calls.closeRoom, { id: room_id, from: inDays(40), to: inDays(41), reason: 'Repair' })
    const address = { ...floorOf(made), room_id }
    const { status, body } = await staff.send(calls.removeRoom, address)
    expect([status, body.message]).toEqual([400, 'Room 101 has had guests. Please switch it off instead.'])
    // The room is complete, including its closures.
    expect((await staff.data(calls.room, address)).closures).toHaveLength(1)
  })

  it('is removed with a closure that another desk adds at this moment', async () => {
    const staff = await office()
    const made = await makeRooms(server, 1)
    const [room_id = 0] = made.roomIds
    const { status } = await startBehind(
      server.db,
      async (trx) => {
        await sql`select from rooms where id = ${room_id} for no key update`.execute(trx)
        const days = { from_date: inDays(1), to_date: inDays(1) }
        await trx
          .insertInto('room_closures')
          .values({ room_id, ...days, reason: 'Repair' })
          .execute()
      },
      () => staff.send(calls.removeRoom, { ...floorOf(made), room_id }),
    )
    expect(status).toBe(200)
    const closures = server.db.selectFrom('room_closures').select('id').where('room_id', '=', room_id)
    expect(await closures.execute()).toEqual([])
  })

  it('has a unique number in the building, in any case and on any floor', async () => {
    const staff = await office()
    const made = await makeRooms(server, 2)
    const at = floorOf(made)
    const upstairs = await staff.data(calls.addFloor, {
      building_id: at.building_id,
      floor_number: 2,
      position: 'LEFT',
    })
    await staff.data(calls.addRoom, { ...at, ...form, room_number: 'a1' })
    const added = await staff.send(calls.addRoom, {
      ...at,
      ...form,
      floor_id: upstairs.id,
      room_number: 'A1 ',
    })
    const text = `${made.building.name} already has room A1`
    expect([added.status, added.body.errors]).toEqual([422, { room_number: [text] }])
    const [room_id = 0] = made.roomIds
    const edited = await staff.send(calls.editRoom, {
      ...at,
      ...form,
      room_id,
      room_number: 'A1',
      is_active: 1,
    })
    expect([edited.status, edited.body.errors]).toEqual([422, { room_number: [text] }])
    expect(
      (await staff.send(calls.addRoom, { ...floorOf(await makeRooms(server, 1)), ...form })).status,
    ).toBe(200)
  })

  it('requires all fields, and the toilet type when it has a toilet', async () => {
    const staff = await office()
    const at = floorOf(await makeRooms(server, 1))
    const required = ['This is a required field']
    const { body } = await staff.send(calls.addRoom, at as never)
    expect(body.errors).toEqual({
      room_number: required,
      price: required,
      number_of_beds: required,
      max_occupiers: required,
      has_toilet: required,
      has_ac: required,
    })
    const errors = async (change: object) =>
      (await staff.send(calls.addRoom, { ...at, ...form, ...change })).body.errors
    expect(await errors({ toilet_type: '' })).toEqual({ toilet_type: required })
    expect(await errors({ toilet_type: null, has_toilet: true })).toEqual({ toilet_type: required })
    expect(await errors({ price: 100_000, max_occupiers: 0, has_ac: 2 })).toEqual({
      price: ['Must be 99999.99 or less'],
      max_occupiers: ['Must be 1 or more'],
      has_ac: ['This value is not valid'],
    })
  })

  it('keeps the agreed price for reservations that hold it, when its price rises', async () => {
    const staff = await office()
    const made = await makeRooms(server, 1, 300)
    const [room_id = 0] = made.roomIds
    const desk = await server.as('admin-booking', 'manage-reservations')
    const { id } = await desk.data(reservations.book, booking([room_id]))
    const address = { ...floorOf(made), room_id }
    await staff.data(calls.editRoom, { ...address, ...form, room_number: '101', price: 900, is_active: true })
    expect(await desk.data(reservations.get, { id })).toMatchObject({
      total_amount: 600,
      rooms: [{ price: 300 }],
    })
  })

  it('answers 401 without a session, 403 without the permission, 404 on another floor', async () => {
    const made = await makeRooms(server, 1)
    const [room_id = 0] = made.roomIds
    const all = async (client: typeof server.anonymous, at: ReturnType<typeof floorOf>) => [
      (await client.send(calls.rooms, at)).status,
      (await client.send(calls.room, { ...at, room_id })).status,
      (await client.send(calls.addRoom, { ...at, ...form })).status,
      (await client.send(calls.editRoom, { ...at, room_id, ...form, is_active: 1 })).status,
      (await client.send(calls.removeRoom, { ...at, room_id })).status,
      (await client.send(calls.buildingRooms, { building_id: at.building_id })).status,
    ]
    expect(await all(server.anonymous, floorOf(made))).toEqual([401, 401, 401, 401, 401, 401])
    const desk = await server.as('resavation-assign-room')
    expect(await all(desk, floorOf(made))).toEqual([403, 403, 403, 403, 403, 200])
    const none = { building_id: 2_000_000_000, floor_id: floorOf(made).floor_id }
    expect(await all(await office(), none)).toEqual([404, 404, 404, 404, 404, 404])
    const other = floorOf(await makeRooms(server, 1))
    expect(await all(await office(), other)).toEqual([200, 404, 200, 404, 404, 200])
  })
})
