import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registry } from '@nivas/contract/registry/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { application, booking, inDays, makeRooms, member, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () => server.as('admin-booking', 'manage-reservations')

describe('admin booking', () => {
  it('creates a HOLD reservation with its rooms and the next reference', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2, 350)
    const { body } = await staff.send(calls.book, booking(roomIds))
    expect(body.message).toBe('Form Has Been Submitted Succesfully.')
    expect(body.data).toMatchObject({
      status: 'HOLD',
      count_assigned_rooms: 2,
      total_amount: 1400,
      members_count: 1,
    })
    expect(body.data.application_number).toMatch(new RegExp(`^A${today.slice(2, 4)}-\\d{6}$`))
  })

  it('stores health only in the reservation, not in the audit or its history', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const medical_constraint = 'Needs insulin'
    const { id } = await staff.data(calls.book, { ...booking(roomIds), medical_constraint })
    const applied = await server.anonymous.data(calls.apply, { ...application(), medical_constraint })
    for (const reservation of [id, applied.id]) {
      expect(await staff.data(calls.get, { id: reservation })).toMatchObject({ medical_constraint })
      const [begun, ...later] = await staff.data(calls.history, { id: reservation })
      expect(later).toEqual([])
      expect(begun?.said).toHaveProperty('email')
      expect(begun?.said).not.toHaveProperty('medical_constraint')
    }
  })

  it('accepts each card once, however it is spelled', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const members = ['NR-7', 'NA', ' nr-7', 'NA'].map((i_card_number) => ({ ...member, i_card_number }))
    const refused = await staff.send(calls.book, { ...booking(roomIds), members })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'members.2.i_card_number': ['This card is already entered for member 1.'] },
    ])
  })

  it('stores the cards of its people only in the reservation, not in the audit or its history', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const members = [{ ...member, i_card_number: 'PASSPORT-K1234567' }]
    const { id } = await staff.data(calls.book, { ...booking(roomIds), members })
    expect((await staff.data(calls.get, { id })).members).toEqual(members)
    const audited = async () =>
      JSON.stringify((await staff.data(calls.history, { id })).map(({ said }) => said))
    expect(await audited()).not.toContain('K1234567')

    // An audit row as an earlier version wrote it.
    await sql`update audit_log set said = said || ${JSON.stringify({ members })}::jsonb
      where call = 'reservations.book' and record_id = ${id}`.execute(server.db)
    expect(await audited()).toContain('K1234567')
    const migration = new URL('../db/migrations/0214_members_out_of_the_audit.sql', import.meta.url)
    await sql.raw(readFileSync(migration, 'utf8')).execute(server.db)
    expect(await audited()).not.toContain('K1234567')
    expect(await audited()).toContain(booking(roomIds).email)
  })

  it('shows health only in the details of a reservation, not in lists, and only with the permission for it', async () => {
    const staff = await server.as(
      'admin-booking',
      'manage-reservations',
      'gate-reservations',
      'acco-checkin',
      'resavation-assign-room',
      'bhent',
    )
    const { roomIds } = await makeRooms(server, 1)
    const medical_constraint = 'Cannot climb stairs'
    const booked = await staff.data(calls.book, { ...booking(roomIds), medical_constraint })
    await staff.data(calls.takeBhent, { id: booked.id, payment_amount: booked.total_amount })
    const applied = await server.anonymous.data(calls.apply, { ...application(), medical_constraint })
    const [from, to] = [inDays(9), inDays(13)]
    const lists = [
      await staff.data(calls.list, {}),
      await staff.data(calls.gateList, {}),
      await staff.data(calls.byRange, { from, to }),
      await staff.data(calls.chartParties, { from, to }),
    ]
    for (const list of lists) expect(list).not.toEqual([])
    expect(JSON.stringify([booked, ...lists])).not.toContain(medical_constraint)
    const guard = await server.as('gate-reservations', 'gate-reservations-checkin', 'resavation-assign-room')
    expect((await guard.send(calls.get, { id: applied.id })).status).toBe(403)
  })

  it('continues after application 999,999', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2)
    await sql`select setval('application_numbers', 999998)`.execute(server.db)
    const numbers = []
    for (const room of roomIds)
      numbers.push((await staff.data(calls.book, booking([room]))).application_number)
    expect(numbers.map((number) => number.slice(4))).toEqual(['999999', '1000000'])
  })

  it('reads name and city of a card holder from the registry', async () => {
    const staff = await desk()
    await server.db
      .insertInto('customers')
      .values({ id_card_no: 'IC-7', main_name: 'Meera', surname: 'Joshi', city: 'Pune', dob: '1980-05-17' })
      .execute()
    expect(await staff.data(registry.findCustomer, { id_card_no: 'IC-7' })).toEqual([
      {
        id_card_no: 'IC-7',
        main_name: 'Meera Joshi',
        dob: '1980-05-17',
        email: null,
        phone: null,
        city: 'Pune',
      },
    ])
    expect(await staff.data(registry.findCustomer, { id_card_no: 'IC-8' })).toEqual([])
    const { roomIds } = await makeRooms(server, 1)
    const made = await staff.data(calls.book, { ...booking(roomIds), id_card_no: 'IC-7' })
    expect(made).toMatchObject({ applicant_name: 'Meera Joshi', customer: 'Pune' })
    const unnamed = { ...application(), id_card_no: 'IC-7', applicant_name: '  ' }
    const { id } = await server.anonymous.data(calls.apply, unnamed)
    expect(await staff.data(calls.get, { id })).toMatchObject({ applicant_name: 'Meera Joshi' })
  })

  it('stores the first 200 characters of the longest names of a card holder', async () => {
    const staff = await desk()
    const names = { main_name: 'a'.repeat(100), surname: 'b'.repeat(100) }
    await server.db
      .insertInto('customers')
      .values({ id_card_no: 'IC-LONG', ...names })
      .execute()
    const { roomIds } = await makeRooms(server, 1)
    const applicant_name = `${names.main_name} ${'b'.repeat(99)}`
    const booked = await staff.data(calls.book, { ...booking(roomIds), id_card_no: 'IC-LONG' })
    expect(booked).toMatchObject({ applicant_name })
    const { id } = await server.anonymous.data(calls.apply, { ...application(), id_card_no: 'IC-LONG' })
    expect(await staff.data(calls.get, { id })).toMatchObject({ applicant_name })
  })

  it('requires from applicants without a card all that the card would provide', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const { status, body } = await staff.send(calls.book, {
      ...booking(roomIds),
      id_card_no: '',
      without_card: true,
    })
    expect(status).toBe(422)
    const required = ['This is a required field']
    expect(body.errors).toEqual({
      id_card_reason: required,
      applicant_name: required,
      other_card_no: required,
      is_updeshi: required,
      address: required,
      referral_name: required,
    })
    const neither = await staff.send(calls.book, { ...booking(roomIds), id_card_no: ' ' })
    expect(neither.body.errors).toEqual({ id_card_no: required })
    const applicant = {
      id_card_reason: 'CHILD',
      applicant_name: 'Om',
      other_card_no: 'X1',
      is_updeshi: 0,
      address: 'Agra',
      referral_name: 'R',
    } as const
    expect(
      (await staff.send(calls.book, { ...booking(roomIds), id_card_no: null, ...applicant })).status,
    ).toBe(200)
  })

  it('reports each error at its field', async () => {
    const staff = await desk()
    const { body } = await staff.send(calls.book, {} as never)
    expect(body.errors).toMatchObject({
      event_type_id: ['Please select Bhandara/Satsang'],
      members: ['Please provide at least one member'],
      arrival_date: ['This is a required field'],
      arrival_time: ['This is a required field.'],
      phone: ['This is a required field'],
      email: ['This is a required field'],
      bhandarghar_ticket: ['This is a required field'],
      room_ids: ['Please select at least one room'],
    })
  })

  it('refuses departure on or before arrival, more than 20 members, and an unknown event', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const errors = async (change: object) =>
      (await staff.send(calls.book, { ...booking(roomIds), ...change })).body.errors
    expect(await errors({ departure_date: inDays(10) })).toEqual({
      departure_date: ['Departure date must be after the arrival date'],
    })
    expect(await errors({ members: Array(21).fill(member) })).toEqual({
      members: ['At most 20 members per booking'],
    })
    expect(
      await errors({
        members: [
          { ...member, age: 131 },
          { ...member, name: ' ' },
        ],
      }),
    ).toEqual({
      'members.0.age': ['Must be 130 or less'],
      'members.1.name': ['This is a required field'],
    })
    expect(await errors({ event_type_id: 99 })).toEqual({ event_type_id: ['Please select Bhandara/Satsang'] })
    expect(await errors({ departure_date: inDays(10 + 367) })).toEqual({
      departure_date: ['A stay can be at most 366 nights'],
    })
  })

  it('writes nothing when a room has just been taken', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    await staff.data(calls.book, booking(roomIds))
    const count = () => server.db.selectFrom('reservations').select('id').execute()
    const before = await count()
    expect((await staff.send(calls.book, booking(roomIds))).status).toBe(400)
    expect(await count()).toEqual(before)
  })

  it('books once when the answer was lost and the booking is sent again', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await staff.send(calls.book, booking(roomIds), key),
      await staff.send(calls.book, booking(roomIds), key),
    ]
    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  it('returns text exactly as it was typed, in any script', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const comments = ` <b>नमस्ते</b> '; drop table users; -- 🙏🏽\n\t"quoted" \\ %_ `
    const { id } = await staff.data(calls.book, { ...booking(roomIds), comments })
    expect((await staff.data(calls.get, { id })).comments).toBe(comments)
  })
})
