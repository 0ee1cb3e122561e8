import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { shownDays } from '@nivas/contract/reservations/stay.ts'
import { expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const shown = shownDays({ arrival_date: inDays(10), departure_date: inDays(12) })

it('rooms are held only for the days that the desk was shown', async () => {
  const staff = await server.as('resavation-assign-room', 'resavation-edit', 'manage-reservations', 'bhent')
  const { building, roomIds: room_ids } = await makeRooms(server, 1, 500)
  const id = await makeNew(server)
  await staff.data(calls.edit, { id, departure_date: inDays(13) })
  const wanted = { id, room_ids, ...shown }
  const replies = [
    await staff.send(calls.hold, wanted),
    await staff.send(calls.holdWithPayment, { ...wanted, payment_amount: 1500, oldStatus: 'NEW' }),
    await staff.send(calls.auto, { ...wanted, building_id: building.id, number_of_rooms: 1 }),
  ]
  for (const { status, body } of replies)
    expect([status, body.message]).toEqual([400, 'This reservation was changed meanwhile. Please reload.'])
  expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'NEW', rooms: [] })
  const reloaded = { ...wanted, old_departure_date: inDays(13) }
  expect(await staff.data(calls.hold, reloaded)).toMatchObject({ status: 'HOLD', total_amount: 1500 })
})

it('reservations are combined only for the days that the desk was shown', async () => {
  const staff = await server.as('manage-multiple-resavation', 'resavation-edit', 'manage-reservations')
  const { building, roomIds: room_ids } = await makeRooms(server, 1, 500)
  const reservation_ids = [await makeNew(server), await makeNew(server)]
  await staff.data(calls.edit, { id: reservation_ids[1] ?? 0, departure_date: inDays(13) })
  const wanted = { reservation_ids, room_ids, ...shown }
  const replies = [
    await staff.send(calls.multipleManual, wanted),
    await staff.send(calls.multipleAuto, { ...wanted, building_id: building.id, number_of_rooms: 1 }),
  ]
  for (const { status, body } of replies)
    expect([status, body.message]).toEqual([
      400,
      'One of these reservations was changed meanwhile. Please select again.',
    ])
  for (const id of reservation_ids) expect((await staff.data(calls.get, { id })).status).toBe('NEW')
  const reloaded = { ...wanted, old_departure_date: inDays(13) }
  const held = await staff.data(calls.multipleManual, reloaded)
  expect(held).toMatchObject({ status: 'HOLD', total_amount: 1500 })
})
