import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () =>
  server.as('resavation-edit', 'resavation-delete', 'admin-booking', 'manage-reservations', 'bhent')

describe('editing a reservation', () => {
  it('changes the given fields and leaves the others', async () => {
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
    expect((await staff.data(calls.edit, { id, arrival_time: '11:00' })).comments).toBe('late')
    expect((await staff.data(calls.edit, { id, comments: null })).comments).toBeNull()
    await staff.data(calls.edit, { id, comments: 'late' })
    expect((await staff.data(calls.edit, { id, comments: '' })).comments).toBeNull()
  })

  it('moves the held nights with the dates', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    const edited = await staff.data(calls.edit, { id, arrival_date: inDays(11), departure_date: inDays(14) })
    expect(edited).toMatchObject({ arrival_date: inDays(11), count_assigned_rooms: 1, total_amount: 1500 })
    expect((await staff.send(calls.book, booking(roomIds, inDays(10), inDays(11)))).status).toBe(200)
    expect((await staff.send(calls.book, booking(roomIds, inDays(13), inDays(14)))).status).toBe(400)
  })

  it('refuses dates on which a room is not free, and changes nothing', async () => {
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

  it('keeps a room that was switched off for the nights it holds, and gets no further nights in it', async () => {
    const staff = await desk()
    const { roomIds, building } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(13)))
    await server.db.updateTable('buildings').set({ is_active: false }).where('id', '=', building.id).execute()
    const longer = await staff.send(calls.edit, { id, departure_date: inDays(14) })
    expect([longer.status, longer.body.message]).toEqual([
      400,
      `Room 101 (${building.name}, floor 1) is switched off. Please choose another.`,
    ])
    const shorter = await staff.data(calls.edit, { id, departure_date: inDays(12) })
    expect(shorter).toMatchObject({ departure_date: inDays(12), count_assigned_rooms: 1 })
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

  it('frees the remaining nights when a guest leaves early, and gives their Bhent back', async () => {
    const staff = await server.as(
      'resavation-edit',
      'admin-booking',
      'bhent',
      'acco-checkin',
      'manage-reservations',
    )
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(-1), inDays(4)))
    await staff.data(calls.takeBhent, { id, payment_amount: 2500 })
    await staff.data(calls.checkIn, { id, type: 'ACCO' })
    expect((await staff.send(calls.edit, { id, arrival_date: inDays(0) })).body.errors).toEqual({
      arrival_date: ['The guest is checked in, so the arrival day cannot change.'],
    })
    const { payment } = await staff.data(calls.edit, { id, departure_date: inDays(1), difference: -1500 })
    expect(payment?.payment_amount).toBe(-1500)
    expect((await staff.data(calls.get, { id })).payments.map((line) => line.payment_amount)).toEqual([
      2500, -1500,
    ])
    expect((await staff.send(calls.book, booking(roomIds, inDays(1), inDays(4)))).status).toBe(200)
  })

  it('gives nights before today back until the guest is checked in, and not after that', async () => {
    const staff = await server.as(
      'resavation-edit',
      'admin-booking',
      'bhent',
      'acco-checkin',
      'manage-reservations',
    )
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(-3), inDays(4)))
    await staff.data(calls.takeBhent, { id, payment_amount: 3500 })
    const leave = (day: number) => staff.send(calls.edit, { id, departure_date: inDays(day) })
    expect((await leave(-1)).body.data.payment?.payment_amount).toBe(-2500)
    expect((await leave(2)).body.data.payment?.payment_amount).toBe(1500)
    await staff.data(calls.checkIn, { id, type: 'ACCO' })
    const errors = {
      departure_date: ['The guest is checked in, so the departure cannot be before today.'],
    }
    const refused = await leave(-1)
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
    const move = { id, room_id: roomIds[0] ?? 0, departure_date: inDays(-1) }
    expect((await staff.send(calls.priceMove, move)).body.errors).toEqual(errors)
    expect((await staff.send(calls.moveStay, { ...move, payment_amount: 1000 })).body.errors).toEqual(errors)
    expect((await leave(0)).body.data.payment?.payment_amount).toBe(-1000)
    // Everything else of a stay that is over can still be corrected.
    expect((await staff.send(calls.edit, { id, departure_time: '11:00' })).status).toBe(200)
  })

  it('shows in advance how much of the Bhent can be given back in which tender', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(13)))
    const byUpi = { upiamount: 1100, utr: '620000000001', donation_amount: 50 }
    await staff.data(calls.takeBhent, { id, payment_amount: 1500, ...byUpi })
    const left = async () =>
      (await staff.data(calls.get, { id })).refundable.map(({ tender, remaining }) => [tender, remaining])
    expect(await left()).toEqual([
      ['UPI', 1100],
      ['CASH', 400],
    ])
    const { payment } = await staff.data(calls.edit, { id, departure_date: inDays(12), difference: -500 })
    expect(payment).toMatchObject({ cash_amount: -400, upi_amount: -100 })
    expect(await left()).toEqual([
      ['UPI', 1000],
      ['CASH', 0],
    ])
  })

  it('records only the amount that the screen showed', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const { status, body } = await staff.send(calls.edit, { id, departure_date: inDays(13), difference: 400 })
    expect([status, body.message]).toEqual([
      400,
      'The Bhent for this stay has changed meanwhile. Please reload.',
    ])
    expect(await staff.data(calls.get, { id })).toMatchObject({
      departure_date: inDays(12),
      total_amount: 1000,
    })
  })

  it('moves a combined reservation, and does not change its parents', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    const parent = await makeNew(server)
    await server.db.updateTable('reservations').set({ is_child: true }).where('id', '=', id).execute()
    await server.db
      .updateTable('reservations')
      .set({ status: 'COMBINED', combined_into: id })
      .where('id', '=', parent)
      .execute()
    expect(await staff.data(calls.edit, { id, departure_date: inDays(14) })).toMatchObject({
      total_amount: 2000,
    })
    expect((await staff.data(calls.get, { id: parent })).departure_date).toBe(inDays(12))
    const { status, body } = await staff.send(calls.edit, { id: parent, comments: 'x' })
    expect([status, body.message]).toEqual([
      400,
      'This reservation was meanwhile combined with others. Please open the combined one.',
    ])
  })

  it('stores the preferred buildings in their order', async () => {
    const staff = await desk()
    const id = await makeNew(server)
    const [first, second] = [(await makeRooms(server, 1)).building, (await makeRooms(server, 1)).building]
    const preferred = async (preferred_buildings: number[]) =>
      (await staff.data(calls.edit, { id, preferred_buildings })).preferred_buildings
    expect(await preferred([second.id, first.id])).toEqual([second, first])
    expect((await staff.data(calls.edit, { id, comments: 'x' })).preferred_buildings).toEqual([second, first])
    expect(await preferred([])).toEqual([])
    expect((await staff.send(calls.edit, { id, preferred_buildings: [2_000_000] })).status).toBe(422)
  })

  it('requires the permission, and an existing reservation', async () => {
    const id = await makeNew(server)
    expect((await server.anonymous.send(calls.edit, { id, comments: 'x' })).status).toBe(401)
    expect(
      (await (await server.as('manage-reservations')).send(calls.edit, { id, comments: 'x' })).status,
    ).toBe(403)
    expect((await (await desk()).send(calls.edit, { id: 999_999, comments: 'x' })).status).toBe(404)
  })

  it('refuses departure on or before arrival at its field', async () => {
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
  it('frees the rooms and removes it from the list, but keeps the record', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds))
    expect((await staff.data(calls.remove, { id })).status).toBe('CANCELLED')
    expect((await staff.send(calls.book, booking(roomIds))).status).toBe(200)
    expect((await staff.data(calls.list, { per_page: 200 })).map((row) => row.id)).not.toContain(id)
    const { status, body } = await staff.send(calls.remove, { id })
    expect([status, body.message]).toEqual([400, 'This reservation was deleted meanwhile.'])
  })

  it('is refused after Bhent was taken', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await staff.data(calls.book, booking(roomIds))
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const { status, body } = await staff.send(calls.remove, { id })
    expect([status, body.message]).toEqual([
      400,
      'A reservation whose Bhent has been collected cannot be deleted.',
    ])
    expect((await staff.data(calls.get, { id })).rooms).toHaveLength(1)
  })

  it('makes the parents of a combined reservation NEW again', async () => {
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
