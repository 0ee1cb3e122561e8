import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { describe, expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const server = useServer()
const office = () => server.as('manage-buildings')
const features = {
  price: 100,
  number_of_beds: 2,
  max_occupiers: 3,
  has_toilet: 0,
  toilet_type: null,
  has_ac: 0,
} as const

async function floor() {
  const made = await makeRooms(server, 2)
  return { ...made, at: { building_id: made.building.id, floor_id: made.floorId } }
}

const numbers = (rooms: readonly { room_number: string }[]) => rooms.map(({ room_number }) => room_number)

describe('many rooms in one call', () => {
  it('are added with consecutive numbers, the form’s values and the model room’s attributes', async () => {
    const staff = await office()
    const { at, roomIds } = await floor()
    const { id } = await (await server.as('manage-attributes')).data(calls.addAttribute, {
      name: 'Near the stair',
      type: 'ROOM',
    })
    const [like = 0] = roomIds
    const attributes = [{ id, value: 'Yes' }]
    await staff.data(calls.setAttributes, { object_id: like, type: 'ROOM', attributes })
    const made = await staff.data(calls.addManyRooms, {
      ...at,
      ...features,
      from: 'A-08',
      to: 'A-11',
      like_room_id: like,
    })
    expect(numbers(made)).toEqual(['A-08', 'A-09', 'A-10', 'A-11'])
    for (const room of made)
      expect(room).toMatchObject({
        ...features,
        is_active: 1,
        attributes: [{ id, name: 'Near the stair', value: 'Yes' }],
      })
    expect(numbers(await staff.data(calls.rooms, at))).toEqual(['101', '102', 'A-08', 'A-09', 'A-10', 'A-11'])
  })

  it('are not added when the building already has one of the numbers, which is named', async () => {
    const staff = await office()
    const { at, building } = await floor()
    const ask = async (from: string, to: string) => {
      const { status, body } = await staff.send(calls.addManyRooms, { ...at, ...features, from, to })
      return [status, body.message]
    }
    expect(await ask('102', '124')).toEqual([
      400,
      `${building.name} already has room 102. No room was added.`,
    ])
    expect(await ask('099', '103')).toEqual([
      400,
      `${building.name} already has rooms 101, 102. No room was added.`,
    ])
    expect(numbers(await staff.data(calls.rooms, at))).toEqual(['101', '102'])
  })

  it('are not added twice when two people add them at the same time', async () => {
    const staff = await office()
    const { at } = await floor()
    const request = { ...at, ...features, from: '201', to: '224' }
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => staff.send(calls.addManyRooms, request)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)])
    expect(await staff.data(calls.rooms, at)).toHaveLength(26)
  })

  it('are not added when another desk adds one of them at the same moment', async () => {
    const staff = await office()
    const { at } = await floor()
    const { status, body } = await startBehind(
      server.db,
      (trx) =>
        trx
          .insertInto('rooms')
          .values({ ...at, ...features, room_number: '202', has_toilet: false, has_ac: false })
          .execute(),
      () => staff.send(calls.addManyRooms, { ...at, ...features, from: '201', to: '203' }),
    )
    const text = 'One of these rooms was added meanwhile. No room was added. Please reload.'
    expect([status, body.message]).toEqual([400, text])
    expect(numbers(await staff.data(calls.rooms, at))).toEqual(['101', '102', '202'])
  })

  it.each([
    ['Hall', '12', { from: ['Please enter a room number that ends in digits, such as 101 or A-01'] }],
    ['1', '201', { to: ['At most 200 rooms can be added at once'] }],
    ['', '12', { from: ['This is a required field'] }],
  ])('are refused from %s to %s at the field', async (from, to, errors) => {
    const { at } = await floor()
    const { status, body } = await (await office()).send(calls.addManyRooms, { ...at, ...features, from, to })
    expect([status, body.errors]).toEqual([422, errors])
  })

  it('require an existing model room', async () => {
    const { at } = await floor()
    const request = { ...at, ...features, from: '201', to: '202', like_room_id: 2_000_000_000 }
    const { status, body } = await (await office()).send(calls.addManyRooms, request)
    expect([status, body.errors]).toEqual([422, { like_room_id: ['There is no such room'] }])
  })

  it('answer 401 without a session, 403 without the permission, 404 without the floor', async () => {
    const { at } = await floor()
    const request = { ...at, ...features, from: '201', to: '202' }
    expect((await server.anonymous.send(calls.addManyRooms, request)).status).toBe(401)
    expect((await (await server.as('manage-attributes')).send(calls.addManyRooms, request)).status).toBe(403)
    const elsewhere = { ...request, building_id: (await floor()).at.building_id }
    expect((await (await office()).send(calls.addManyRooms, elsewhere)).status).toBe(404)
  })
})
