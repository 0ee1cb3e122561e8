import { dayInWords } from '@nivas/contract/dates.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

import { mover, oneStay, roomsNow } from './testing/one-stay.ts'

const server = useServer()
describe('moving a stay', () => {
  it('assigns another room for the same nights, and frees the former one', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server, [500, 700])
    const { status, body } = await staff.send(calls.moveStay, { id, room_id, to_room_id })
    expect([status, body.message]).toEqual([200, 'Record updated successfully.'])
    expect(body.data).toMatchObject({ status: 'HOLD', arrival_date: inDays(10), total_amount: 1400 })
    expect(await roomsNow(staff, id)).toEqual([to_room_id])
    expect((await staff.send(calls.book, booking([room_id], inDays(10), inDays(12)))).status).toBe(200)
  })

  it('moves the days of the reservation with all its rooms, at the agreed price', async () => {
    const staff = await mover(server)
    const { roomIds } = await makeRooms(server, 2, 500)
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(10), inDays(12)))
    await server.db.updateTable('rooms').set({ price: '900' }).where('id', 'in', roomIds).execute()
    const days = { arrival_date: inDays(11), departure_date: inDays(14) }
    const moved = await staff.data(calls.moveStay, { id, room_id: roomIds[0] ?? 0, ...days })
    expect(moved).toMatchObject({ ...days, count_assigned_rooms: 2, total_amount: 3000 })
    expect((await staff.send(calls.book, booking(roomIds, inDays(10), inDays(11)))).status).toBe(200)
  })

  it('takes a room that was left a moment ago back at its former Bhent, later at its present price', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server, [500, 700])
    await server.db.updateTable('rooms').set({ price: '900' }).where('id', '=', room_id).execute()
    const there = { id, room_id, to_room_id }
    const back = { id, room_id: to_room_id, to_room_id: room_id }
    expect(await staff.data(calls.moveStay, there)).toMatchObject({ total_amount: 1400 })
    expect(await staff.data(calls.priceMove, back)).toMatchObject({ total: 1000 })
    expect(await staff.data(calls.moveStay, back)).toMatchObject({ total_amount: 1000 })
    await staff.data(calls.moveStay, there)
    await sql`update stays set left_at = left_at - interval '2 minutes' where reservation_id = ${id}`.execute(
      server.db,
    )
    expect(await staff.data(calls.moveStay, back)).toMatchObject({ total_amount: 1800 })
  })

  it('takes another room and other days at once, even when the former room is not free on these days', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    await staff.data(calls.book, booking([room_id], inDays(12), inDays(15)))
    const days = { arrival_date: inDays(12), departure_date: inDays(14) }
    expect(await staff.data(calls.moveStay, { id, room_id, to_room_id, ...days })).toMatchObject(days)
    expect(await roomsNow(staff, id)).toEqual([to_room_id])
  })

  it('rewrites the meal ticket when the days change', async () => {
    const { staff, id, room_id } = await oneStay(server)
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const printer = await server.as('print-bhandarghar-ticket')
    const firstDay = async () =>
      (await printer.data(calls.ticket, { reservation_id: id })).data.ticket[0]?.mealfromdate
    expect(await firstDay()).toBe(inDays(10))
    await staff.data(calls.moveStay, {
      id,
      room_id,
      arrival_date: inDays(11),
      departure_date: inDays(13),
    })
    expect(await firstDay()).toBe(inDays(11))
  })

  it('moves only the arrival, with the meal ticket', async () => {
    const { staff, id, room_id } = await oneStay(server)
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const printer = await server.as('print-bhandarghar-ticket')
    await printer.data(calls.ticket, { reservation_id: id })
    const later = { arrival_date: inDays(11), payment_amount: 500 }
    const moved = await staff.data(calls.moveStay, { id, room_id, ...later })
    expect(moved).toMatchObject({ arrival_date: inDays(11), departure_date: inDays(12), total_amount: 500 })
    const { ticket } = (await printer.data(calls.ticket, { reservation_id: id })).data
    expect(ticket[0]?.mealfromdate).toBe(inDays(11))
  })

  it('makes no new meal ticket, and leaves an existing one as it is when the days stay', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    const days = { arrival_date: inDays(11), departure_date: inDays(13) }
    await staff.data(calls.moveStay, { id, room_id, ...days })
    const printer = await server.as('print-bhandarghar-ticket')
    const none = await printer.send(calls.ticket, { reservation_id: id, generate: false })
    expect([none.status, none.body.message]).toEqual([400, 'Reservation does not have ticket generated.'])

    await printer.data(calls.ticket, { reservation_id: id })
    await staff.data(calls.moveStay, { id, room_id, to_room_id })
    const tickets = server.db.selectFrom('meal_tickets').select('generated_by')
    expect(await tickets.where('reservation_id', '=', id).execute()).toEqual([
      { generated_by: printer.userId },
    ])
  })

  it('is refused to a room that is taken, closed or inactive, and changes nothing', async () => {
    const { staff, id, rooms, room_id, taken } = await oneStay(server, [500, 500, 500, 500])
    const [, held = 0, closed = 0, off = 0] = rooms
    await staff.data(calls.book, booking([held], inDays(11), inDays(13)))
    await staff.data(venue.closeRoom, { id: closed, from: inDays(11), to: inDays(11), reason: 'repair' })
    await server.db.updateTable('rooms').set({ is_active: false }).where('id', '=', off).execute()
    const message = async (move: object) => {
      const { status, body } = await staff.send(calls.moveStay, { id, room_id, ...move })
      expect(status).toBe(400)
      return body.message
    }
    expect(await message({ to_room_id: held })).toBe(taken(1))
    expect(await message({ to_room_id: closed })).toContain(
      `is switched off from ${dayInWords(inDays(11))} to ${dayInWords(inDays(11))}: repair.`,
    )
    expect(await message({ to_room_id: off })).toContain('is switched off. Please choose another.')
    expect(await staff.data(calls.get, { id })).toMatchObject({
      arrival_date: inDays(10),
      departure_date: inDays(12),
      rooms: [{ id: room_id }],
    })
    // It is also refused on days when its own room is not free, and for more nights once the room was switched off.
    await server.db.updateTable('rooms').set({ is_active: false }).where('id', '=', room_id).execute()
    expect(await message({ departure_date: inDays(13) })).toContain('is switched off. Please choose another.')
    await server.db.updateTable('rooms').set({ is_active: true }).where('id', '=', room_id).execute()
    await staff.data(calls.book, booking([room_id], inDays(12), inDays(13)))
    expect(await message({ departure_date: inDays(13) })).toBe(taken(0))
  })

  it('is refused when the screen is out of date, or the reservation holds no rooms', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    const changed = 'This reservation was changed meanwhile. Please reload.'
    const message = async (move: object, of = id) =>
      (await staff.send(calls.moveStay, { id: of, room_id, ...move })).body.message
    expect(await message({ room_id: to_room_id, to_room_id: room_id })).toBe(changed)
    expect(await message({ to_room_id, old_arrival_date: inDays(9) })).toBe(changed)
    expect(await message({ to_room_id, old_departure_date: inDays(13) })).toBe(changed)
    expect(await message({ to_room_id }, await makeNew(server))).toBe('This reservation holds no rooms.')
    const { roomIds } = await makeRooms(server, 2)
    const both = await staff.data(calls.book, booking(roomIds))
    expect(await message({ room_id: roomIds[0], to_room_id: roomIds[1] }, both.id)).toBe(
      'This reservation already holds that room. Please choose another.',
    )
  })

  it('allows checked-in guests to change the room and the departure, not the arrival', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    await server.db
      .updateTable('reservations')
      .set({ checked_in_at: new Date() })
      .where('id', '=', id)
      .execute()
    const { status, body } = await staff.send(calls.moveStay, { id, room_id, arrival_date: inDays(11) })
    expect([status, body.message]).toEqual([
      400,
      'The guest is checked in, so the arrival day cannot change.',
    ])
    await staff.data(calls.moveStay, {
      id,
      room_id,
      to_room_id,
      departure_date: inDays(11),
      payment_amount: 500,
    })
    expect(await roomsNow(staff, id)).toEqual([to_room_id])
  })

  it('gives overdue guests their departure back only while the extension can be undone', async () => {
    const staff = await mover(server)
    const { roomIds } = await makeRooms(server, 2, 500)
    const [room_id = 0] = roomIds
    const { id } = await staff.data(calls.book, booking(roomIds, inDays(-3), inDays(2)))
    await staff.data(calls.moveStay, { id, room_id, departure_date: inDays(-1) })
    await staff.data(calls.takeBhent, { id, payment_amount: 2000 })
    await server.db
      .updateTable('reservations')
      .set({ checked_in_at: new Date() })
      .where('id', '=', id)
      .execute()
    const extend = { id, room_id, departure_date: inDays(5), payment_amount: 8000 }
    const undo = { ...extend, departure_date: inDays(-1), payment_amount: 2000 }
    await staff.data(calls.moveStay, extend)
    expect((await staff.send(calls.moveStay, { ...undo, departure_date: inDays(-2) })).status).toBe(422)
    const { payment_amount: _, ...asked } = undo
    expect(await staff.data(calls.priceMove, asked)).toMatchObject({ total: 2000, difference: -6000 })
    expect(await staff.data(calls.moveStay, undo)).toMatchObject({
      departure_date: inDays(-1),
      total_amount: 2000,
      payment: { payment_amount: -6000 },
    })
    await staff.data(calls.moveStay, extend)
    await sql`update stays set left_departure_at = left_departure_at - interval '2 minutes'
      where reservation_id = ${id}`.execute(server.db)
    expect((await staff.send(calls.moveStay, undo)).body.errors).toEqual({
      departure_date: ['The guest is checked in, so the departure cannot be before today.'],
    })
  })

  it('names the field of an invalid stay, and an unknown room', async () => {
    const { staff, id, room_id } = await oneStay(server)
    const errors = async (move: object) =>
      (await staff.send(calls.moveStay, { id, room_id, ...move })).body.errors
    expect(await errors({ departure_date: inDays(10) })).toEqual({
      departure_date: ['Departure date must be after the arrival date'],
    })
    expect(await errors({ to_room_id: 2_000_000_000 })).toEqual({ to_room_id: ['This room does not exist'] })
    expect(await errors({ room_id: undefined })).toEqual({ room_id: ['This is a required field'] })
  })

  it('answers 401 without a session, 403 without the permission, 404 without the reservation', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    for (const [client, of, status] of [
      [server.anonymous, id, 401],
      [await server.as('manage-reservations', 'resavation-assign-room'), id, 403],
      [staff, 2_000_000_000, 404],
    ] as const) {
      const move = { id: of, room_id, to_room_id }
      expect((await client.send(calls.moveStay, move)).status).toBe(status)
      expect((await client.send(calls.priceMove, move)).status).toBe(status)
    }
  })

  it('is in the history of the reservation', async () => {
    const { staff, id, room_id, to_room_id } = await oneStay(server)
    await staff.data(calls.moveStay, { id, room_id, to_room_id })
    expect((await staff.data(calls.history, { id }))[0]).toMatchObject({
      call: 'reservations.moveStay',
      said: { room_id, to_room_id },
    })
  })
})

describe('two desks that drag onto the same room', () => {
  it('one gets the room, the other reads that it is taken and keeps its own', async () => {
    const staff = await mover(server)
    for (let round = 0; round < 10; round += 1) {
      const { roomIds } = await makeRooms(server, 3)
      const [left = 0, right = 0, to_room_id = 0] = roomIds
      const [first, second] = [
        await staff.data(calls.book, booking([left])),
        await staff.data(calls.book, booking([right])),
      ]
      const replies = await Promise.all([
        staff.send(calls.moveStay, { id: first.id, room_id: left, to_room_id }),
        staff.send(calls.moveStay, { id: second.id, room_id: right, to_room_id }),
      ])
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400])
      const [lost, remaining] = replies[0].status === 400 ? [first.id, left] : [second.id, right]
      expect(await roomsNow(staff, lost)).toEqual([remaining])
    }
  })

  it('cannot deadlock when they exchange their rooms at the same time', async () => {
    const staff = await mover(server)
    for (let round = 0; round < 10; round += 1) {
      const { roomIds } = await makeRooms(server, 2)
      const [left = 0, right = 0] = roomIds
      const [first, second] = [
        await staff.data(calls.book, booking([left])),
        await staff.data(calls.book, booking([right])),
      ]
      const replies = await Promise.all([
        staff.send(calls.moveStay, { id: first.id, room_id: left, to_room_id: right }),
        staff.send(calls.moveStay, { id: second.id, room_id: right, to_room_id: left }),
      ])
      expect(replies.map((reply) => reply.status)).toEqual([400, 400])
    }
  })
})
