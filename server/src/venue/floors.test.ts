import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { describe, expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const office = () => server.as('manage-buildings')

describe('a floor', () => {
  it('is added, read, changed, and removed while it has no rooms', async () => {
    const staff = await office()
    const { building, floorId } = await makeRooms(server, 2)
    const at = { building_id: building.id }
    const added = await staff.data(calls.addFloor, { ...at, floor_number: -1, position: 'CENTER' })
    const shown = {
      id: added.id,
      floor_number: -1,
      position: 'CENTER',
      building,
      rooms: [],
      total_rooms: 0,
      attributes: [],
    }
    expect(added).toEqual(shown)
    const address = { ...at, floor_id: added.id }
    expect(await staff.data(calls.floor, address)).toEqual(shown)
    const floors = await staff.data(calls.floors, at)
    expect(floors.map(({ id, total_rooms }) => [id, total_rooms])).toEqual([
      [added.id, 0],
      [floorId, 2],
    ])
    expect(floors[1]?.rooms.map(({ room_number }) => room_number)).toEqual(['101', '102'])
    const edited = await staff.data(calls.editFloor, { ...address, floor_number: 2, position: 'RIGHT' })
    expect(edited).toEqual({ ...shown, floor_number: 2, position: 'RIGHT' })
    expect(await staff.data(calls.removeFloor, address)).toBeNull()
    expect((await staff.send(calls.floor, address)).status).toBe(404)
  })

  it('keeps a field that a change omits, as another desk has set it', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    const at = { building_id: building.id }
    const added = await staff.data(calls.addFloor, { ...at, floor_number: 3, position: 'LEFT' })
    const address = { ...at, floor_id: added.id }
    await staff.data(calls.editFloor, { ...address, position: 'RIGHT' })
    const changed = await staff.data(calls.editFloor, { ...address, floor_number: 4 })
    expect(changed).toEqual({ ...added, floor_number: 4, position: 'RIGHT' })
    expect(await staff.data(calls.editFloor, address)).toEqual(changed)
    await staff.data(calls.addFloor, { ...at, floor_number: 4, position: 'LEFT' })
    const { status, body } = await staff.send(calls.editFloor, { ...address, position: 'LEFT' })
    expect([status, body.errors]).toEqual([
      422,
      { floor_number: [`${building.name} already has floor 4 (LEFT)`] },
    ])
  })

  it('cannot be removed while it has rooms', async () => {
    const { building, floorId } = await makeRooms(server, 1)
    const address = { building_id: building.id, floor_id: floorId }
    const { status, body } = await (await office()).send(calls.removeFloor, address)
    expect([status, body.message]).toEqual([400, 'Floor 1 (LEFT) has rooms. Please remove them first.'])
  })

  it('is changed and removed by many desks at the same time, without a deadlock', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    const at = { building_id: building.id, position: 'CENTER' as const }
    const { id } = await staff.data(calls.addFloor, { ...at, floor_number: 50 })
    const address = { building_id: building.id, floor_id: id }
    const desks = Array.from({ length: 16 }, (_, at) => at)
    const changed = await Promise.all(
      desks.map((floor_number) => staff.send(calls.editFloor, { ...at, ...address, floor_number })),
    )
    expect(changed.map(({ status }) => status)).toEqual(desks.map(() => 200))
    const removed = await Promise.all(desks.map(() => staff.send(calls.removeFloor, address)))
    expect(removed.map(({ status }) => status).sort()).toEqual([200, ...desks.slice(1).map(() => 404)])
  })

  it('is unique by number and stair', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    const at = { building_id: building.id, floor_number: 1 }
    const errors = { floor_number: [`${building.name} already has floor 1 (LEFT)`] }
    const added = await staff.send(calls.addFloor, { ...at, position: 'LEFT' })
    expect([added.status, added.body.errors]).toEqual([422, errors])
    const { id } = await staff.data(calls.addFloor, { ...at, position: 'RIGHT' })
    const edited = await staff.send(calls.editFloor, { ...at, floor_id: id, position: 'LEFT' })
    expect([edited.status, edited.body.errors]).toEqual([422, errors])
  })

  it('requires number and stair position', async () => {
    const { building } = await makeRooms(server, 1)
    const { status, body } = await (await office()).send(calls.addFloor, {
      building_id: building.id,
    } as never)
    const required = ['This is a required field']
    expect([status, body.errors]).toEqual([422, { floor_number: required, position: required }])
  })

  it('answers 401 without a session, 403 without the permission, 404 in another building', async () => {
    const { building, floorId } = await makeRooms(server, 1)
    const other = (await makeRooms(server, 1)).building
    const form = { floor_number: 7, position: 'LEFT' } as const
    const all = async (client: typeof server.anonymous, building_id: number) => [
      (await client.send(calls.floors, { building_id })).status,
      (await client.send(calls.floor, { building_id, floor_id: floorId })).status,
      (await client.send(calls.addFloor, { building_id, ...form })).status,
      (await client.send(calls.editFloor, { building_id, floor_id: floorId, ...form })).status,
      (await client.send(calls.removeFloor, { building_id, floor_id: floorId })).status,
    ]
    expect(await all(server.anonymous, building.id)).toEqual([401, 401, 401, 401, 401])
    expect(await all(await server.as('resavation-assign-room'), building.id)).toEqual([
      403, 403, 403, 403, 403,
    ])
    expect(await all(await office(), 2_000_000_000)).toEqual([404, 404, 404, 404, 404])
    expect(await all(await office(), other.id)).toEqual([200, 404, 200, 404, 404])
  })
})
