import { randomUUID } from 'node:crypto'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms, member, today } from '../testing/factories.ts'
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

  it('goes on after application 999,999', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2)
    await sql`select setval('application_numbers', 999998)`.execute(server.db)
    const numbers = []
    for (const room of roomIds)
      numbers.push((await staff.data(calls.book, booking([room]))).application_number)
    expect(numbers.map((number) => number.slice(4))).toEqual(['999999', '1000000'])
  })

  it('takes name and city of a card holder from the registry', async () => {
    const staff = await desk()
    await server.db
      .insertInto('customers')
      .values({ id_card_no: 'IC-7', main_name: 'Meera', surname: 'Joshi', city: 'Pune', dob: '1980-05-17' })
      .execute()
    expect(await staff.data(calls.customers, { id_card_no: 'IC-7' })).toEqual([
      {
        id_card_no: 'IC-7',
        main_name: 'Meera Joshi',
        dob: '1980-05-17',
        email: null,
        phone: null,
        city: 'Pune',
      },
    ])
    expect(await staff.data(calls.customers, { id_card_no: 'IC-8' })).toEqual([])
    const { roomIds } = await makeRooms(server, 1)
    const made = await staff.data(calls.book, { ...booking(roomIds), id_card_no: 'IC-7' })
    expect(made).toMatchObject({ applicant_name: 'Meera Joshi', customer: 'Pune' })
  })

  it('asks somebody without a card for everything the card would tell', async () => {
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
    const told = {
      id_card_reason: 'CHILD',
      applicant_name: 'Om',
      other_card_no: 'X1',
      is_updeshi: 0,
      address: 'Agra',
      referral_name: 'R',
    } as const
    expect((await staff.send(calls.book, { ...booking(roomIds), id_card_no: null, ...told })).status).toBe(
      200,
    )
  })

  it('says beside each field what is wrong with it', async () => {
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

  it('refuses departure on or before arrival, more than 20 members, and an event that does not exist', async () => {
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
      departure_date: ['A stay is at most 366 nights'],
    })
  })

  it('leaves nothing behind when a room has just been taken', async () => {
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

  it('gives text back exactly as it was typed, in any script', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 1)
    const comments = ` <b>नमस्ते</b> '; drop table users; -- 🙏🏽\n\t"quoted" \\ %_ `
    const { id } = await staff.data(calls.book, { ...booking(roomIds), comments })
    expect((await staff.data(calls.get, { id })).comments).toBe(comments)
  })
})
