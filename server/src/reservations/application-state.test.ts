import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { application, booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
beforeEach(() => sql`truncate public_tries`.execute(server.db))

const look = (application_number: string, phone: string, address = '203.0.113.1') =>
  server.anonymous.send(calls.applicationState, { application_number, phone }, { 'x-forwarded-for': address })
const notFound =
  'We found no application with this reference number and phone number. Please check both, or ask at the reservations desk.'

describe('the state of an application', () => {
  it('is shown to a visitor who knows its number and the end of its phone number', async () => {
    const { application_number } = await server.anonymous.data(calls.apply, application())
    for (const phone of ['3210', '98765 43210', '+91 9876543210'])
      expect(
        (await look(` ${application_number.toLowerCase().replace('-', ' ')} `, phone)).body.data,
      ).toEqual({
        application_number,
        status: 'NEW',
        arrival_date: inDays(10),
        departure_date: inDays(12),
        members_count: 1,
        allotment_cancelled: false,
        rooms: [],
      })
  })

  it('contains the rooms after the Bhent was taken, and not before', async () => {
    const staff = await server.as('admin-booking', 'bhent')
    const { roomIds, building } = await makeRooms(server, 1)
    const { id, application_number } = await staff.data(calls.book, booking(roomIds))
    expect((await look(application_number, '3210')).body.data).toMatchObject({ status: 'HOLD', rooms: [] })
    await staff.data(calls.takeBhent, { id, payment_amount: 1000 })
    expect((await look(application_number, '3210')).body.data).toMatchObject({
      status: 'PAID',
      rooms: [{ building: building.name, floor: 1, room_number: '101' }],
    })
  })

  it('of an application that was combined is the state of the combined reservation', async () => {
    const staff = await server.as('admin-booking')
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(calls.book, booking(roomIds))
    const { id: parent, application_number } = await server.anonymous.data(calls.apply, {
      ...application(),
      comments: 'Combined',
    })
    await server.db
      .updateTable('reservations')
      .set({ status: 'COMBINED', combined_into: id })
      .where('id', '=', parent)
      .execute()
    expect((await look(application_number, '3210')).body.data).toMatchObject({
      application_number,
      status: 'HOLD',
    })
  })

  it('of an application that lost its rooms before it was combined shows the rooms of the combined reservation', async () => {
    const staff = await server.as('manage-multiple-resavation', 'bhent')
    const { building, roomIds } = await makeRooms(server, 1)
    const { id, application_number } = await server.anonymous.data(calls.apply, {
      ...application(),
      comments: 'Late before',
    })
    await server.db
      .updateTable('reservations')
      .set({ allotment_cancelled_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    expect((await look(application_number, '3210')).body.data).toMatchObject({
      status: 'NEW',
      allotment_cancelled: true,
    })
    const whole = await staff.data(calls.multipleManual, {
      reservation_ids: [id, await makeNew(server)],
      room_ids: roomIds,
    })
    await staff.data(calls.takeBhent, { id: whole.id, payment_amount: whole.total_amount })
    expect((await look(application_number, '3210')).body.data).toMatchObject({
      status: 'PAID',
      allotment_cancelled: false,
      rooms: [{ building: building.name }],
    })
  })

  it('is refused to everybody else, and the refusal does not reveal which of the two was wrong', async () => {
    const { application_number } = await server.anonymous.data(calls.apply, application())
    for (const [number, phone] of [
      [application_number, '3211'],
      ['A26-999999', '3210'],
    ] as const) {
      const { status, body } = await look(number, phone)
      expect([status, body.message]).toEqual([400, notFound])
    }
    expect((await look(application_number, '210')).status).toBe(422)
  })
})

describe('a visitor who guesses', () => {
  it('is stopped after five misses, even when all are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => look(`A26-${at + 1}`, '0000')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
    expect((await look('A26-1', '0000', '203.0.113.2')).status).toBe(400)
  })

  it('is stopped after twenty misses for one application, from all addresses together', async () => {
    for (let misses = 0; misses < 20; misses += 1)
      expect((await look('A26-777777', '0000', `203.0.113.${10 + misses}`)).status).toBe(400)
    const { status, body } = await look('A26-777777', '0000', '203.0.113.200')
    expect([status, body.message]).toEqual([429, 'Too many tries. Please wait 24 hours and try again.'])
  })

  it('has no limit when signed in as staff', async () => {
    const staff = await server.as()
    for (let tries = 0; tries < 25; tries += 1)
      expect(
        (await staff.send(calls.applicationState, { application_number: 'A26-1', phone: '0000' })).status,
      ).toBe(400)
  })
})
