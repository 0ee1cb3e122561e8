import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () =>
  server.as('resavation-edit', 'resavation-delete', 'admin-booking', 'manage-reservations', 'bhent')

describe('editing a reservation', () => {
  it('changes what is given and leaves the rest', async () => {
    const staff = await desk()
    const id = await makeNew(server)
    const edited = await staff.data(calls.edit, {
      id,
      phone: '1234567',
      ac_room: 'YES',
      toilet_type: 'DESI',
      comments: 'late',
    })
    expect(edited).toMatchObject({
      phone: '1234567',
      ac_room: 'YES',
      toilet_type: 'DESI',
      comments: 'late',
      email: 'asha@example.org',
    })
    expect((await staff.data(calls.edit, { id, comments: null })).comments).toBeNull()
  })

  it('moves the held nights along with the dates', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    const edited = await staff.data(calls.edit, { id, arrival_date: inDays(11), departure_date: inDays(14) })
    expect(edited).toMatchObject({ arrival_date: inDays(11), count_assigned_rooms: 1, total_amount: 1500 })
    expect((await staff.send(calls.book, booking(roomIds, inDays(10), inDays(11)))).status).toBe(200)
    expect((await staff.send(calls.book, booking(roomIds, inDays(13), inDays(14)))).status).toBe(400)
  })

  it('refuses dates for which a room is not free, and changes nothing', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    await staff.data(calls.book, booking(roomIds, inDays(12), inDays(13)))
    const { status, body } = await staff.send(calls.edit, {
      id,
      departure_date: inDays(13),
      phone: '0000000',
    })
    expect(status).toBe(400)
    expect(body.message).toBe(`Room 101 (${building.name}, floor 1) has just been taken for these dates.`)
    expect(await staff.data(calls.get, { id })).toMatchObject({
      departure_date: inDays(12),
      phone: '9876543210',
    })
  })

  it('collects or gives back the difference when a PAID stay changes its length', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    expect((await staff.data(calls.edit, { id, departure_date: inDays(13) })).payment?.payment_amount).toBe(
      500,
    )
    expect((await staff.data(calls.edit, { id, departure_date: inDays(11) })).payment?.payment_amount).toBe(
      -1000,
    )
    expect((await staff.data(calls.edit, { id, comments: 'same dates' })).payment).toBeNull()
  })

  it('refuses departure on or before arrival beside its field', async () => {
    const staff = await desk()
    const { status, body } = await staff.send(calls.edit, {
      id: await makeNew(server),
      departure_date: inDays(10),
    })
    expect([status, body.errors]).toEqual([
      422,
      { departure_date: ['Departure date must be after the arrival date'] },
    ])
  })
})

describe('deleting a reservation', () => {
  it('frees the rooms and leaves the list, but keeps the record', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds))
    expect((await staff.data(calls.remove, { id })).status).toBe('CANCELLED')
    expect((await staff.send(calls.book, booking(roomIds))).status).toBe(200)
    expect((await staff.data(calls.list, { per_page: 200 })).map((row) => row.id)).not.toContain(id)
    expect((await staff.send(calls.remove, { id })).status).toBe(400)
  })

  it('is refused once Bhent was taken', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await staff.data(calls.book, booking(roomIds))
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const { status, body } = await staff.send(calls.remove, { id })
    expect([status, body.message]).toEqual([400, 'A reservation whose Bhent was taken cannot be deleted.'])
    expect((await staff.data(calls.get, { id })).rooms).toHaveLength(1)
  })

  it('gives the parents of a combined reservation back as NEW', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds))
    const parent = await makeNew(server)
    await server.db.updateTable('reservations').set({ is_child: true }).where('id', '=', id).execute()
    await server.db
      .updateTable('reservations')
      .set({ status: 'COMBINED', combined_into: id })
      .where('id', '=', parent)
      .execute()
    expect((await staff.data(calls.get, { id })).parents.map((one) => one.id)).toEqual([parent])
    await staff.data(calls.remove, { id })
    expect((await staff.data(calls.get, { id: parent })).status).toBe('NEW')
  })
})
