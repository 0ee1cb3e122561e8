import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { expect, it } from 'vitest'
import { makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const server = useServer()
const desk = () => server.as('resavation-assign-building')

it('a building is noted once, and changed only with a confirmation', async () => {
  const staff = await desk()
  const [{ building: first }, { building: second }] = [await makeRooms(server, 1), await makeRooms(server, 1)]
  const reservation_id = await makeNew(server)
  const assign = (building_id: number, is_edit?: boolean) =>
    staff.send(calls.assignBuilding, {
      reservation_id,
      building_id,
      ...(is_edit !== undefined && { is_edit }),
    })
  const { status, body } = await assign(first.id)
  expect([status, body.message]).toEqual([200, 'Record updated successfully.'])
  expect(body.data).toMatchObject({
    id: reservation_id,
    status: 'NEW',
    building: first,
    count_assigned_rooms: 0,
  })
  const refused = await assign(second.id, false)
  expect([refused.status, refused.body.message]).toEqual([400, 'A building is already assigned.'])
  expect((await assign(second.id, true)).body.data.building).toEqual(second)
})

it('a building is noted on NEW reservations only', async () => {
  const { building, roomIds: room_ids } = await makeRooms(server, 1)
  const reservation_id = await makeNew(server)
  await (await server.as('resavation-assign-room')).data(calls.hold, { id: reservation_id, room_ids })
  const { status, body } = await (await desk()).send(calls.assignBuilding, {
    reservation_id,
    building_id: building.id,
  })
  expect([status, body.message]).toEqual([
    400,
    'A building can only be assigned to a reservation that is NEW.',
  ])
})

it('a building must be chosen, exist and be active', async () => {
  const staff = await desk()
  const { building } = await makeRooms(server, 1)
  await server.db.updateTable('buildings').set({ is_active: false }).where('id', '=', building.id).execute()
  const reservation_id = await makeNew(server)
  const errors = []
  for (const building_id of [undefined, '', 2_000_000_000, building.id])
    errors.push(
      (await staff.send(calls.assignBuilding, { reservation_id, building_id } as never)).body.errors
        ?.building_id,
    )
  expect(errors).toEqual([
    ['This is a required field'],
    ['This is a required field'],
    ['There is no such building'],
    ['This building is switched off. Please choose another.'],
  ])
})

it('a building that is deleted at the same time is refused as unknown', async () => {
  const staff = await desk()
  const reservation_id = await makeNew(server)
  const { id: building_id } = await server.db
    .insertInto('buildings')
    .values({ name: 'A building without floors' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { status, body } = await startBehind(
    server.db,
    (trx) => trx.deleteFrom('buildings').where('id', '=', building_id).execute(),
    () => staff.send(calls.assignBuilding, { reservation_id, building_id }),
  )
  expect([status, body.errors]).toEqual([422, { building_id: ['There is no such building'] }])
})

it('answers 401 without a session, 403 without the permission, 404 without the reservation', async () => {
  const { building } = await makeRooms(server, 1)
  const request = { reservation_id: await makeNew(server), building_id: building.id }
  expect((await server.anonymous.send(calls.assignBuilding, request)).status).toBe(401)
  expect((await (await server.as('resavation-edit')).send(calls.assignBuilding, request)).status).toBe(403)
  const nowhere = { ...request, reservation_id: 2_000_000_000 }
  expect((await (await desk()).send(calls.assignBuilding, nowhere)).status).toBe(404)
})
