import { randomUUID } from 'node:crypto'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { audited } from '../testing/audited.ts'
import { application, inDays, makeCustomer, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
beforeEach(() => sql`truncate public_tries, sent_applications`.execute(server.db))

type Given = Parameters<typeof server.anonymous.send<typeof calls.apply>>[1]
const send = (given: Given, headers: Record<string, string> = {}) =>
  server.anonymous.send(calls.apply, given, headers)
const read = async (id: number) => (await server.as('manage-reservations')).data(calls.get, { id })
const count = async () =>
  (
    await server.db
      .selectFrom('reservations')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
  ).all

const withoutCard = {
  id_card_no: '',
  without_card: true,
  id_card_reason: 'NEW_TO_SATSANG',
  applicant_name: 'Ravi Das',
  other_card_no: 'DL-1',
  is_updeshi: 0,
  address: 'Village road 1',
  referral_name: 'Asha Rao',
} as const

describe('a public application', () => {
  it('becomes a NEW reservation with all its input, and returns its number', async () => {
    const { building } = await makeRooms(server, 1)
    const other = await makeRooms(server, 1)
    const preferred_buildings = [other.building.id, building.id]
    const { status, body } = await send({ ...application(), preferred_buildings })
    expect(status).toBe(200)
    expect(body.application_number).toMatch(/^A\d\d-\d{6}$/)
    expect(body.data.application_number).toBe(body.application_number)
    expect(body.message).toBe('Form Has Been Submitted Succesfully.')
    expect(await read(body.data.id)).toMatchObject({
      status: 'NEW',
      customer: 'Agra',
      accomodation_type: 'ROOM',
      toilet_type: 'DESI',
      ac_room: 'NO',
      comments: 'Ground floor, please',
      preferred_buildings: [other.building, building],
      count_assigned_rooms: 0,
    })
  })

  it('of a card holder has the registry’s name, and its phone and e-mail for unchanged masks', async () => {
    const customer = await makeCustomer(server)
    const found = await server.anonymous.data(calls.validateIdentity, {
      fl_name: 'Asha Rao',
      dob: customer.dob ?? '',
      city: 'Agra',
    })
    const { id_card_no = '', phone, email } = found.customer[0] ?? {}
    const { body } = await send({
      ...application(),
      id_card_no,
      phone: phone ?? '',
      email: email ?? '',
      identity: found.identity,
      members: [],
    })
    expect(await read(body.data.id)).toMatchObject({
      id_card_no: customer.id_card_no,
      applicant_name: 'Asha Rao',
      phone: customer.phone,
      email: customer.email,
      members_count: 0,
    })
  })

  it('is saved and answered, or neither: it is not saved when its attempt cannot be taken back', async () => {
    const { id_card_no } = await makeCustomer(server)
    const found = await server.anonymous.data(calls.validateIdentity, { id_card_no })
    const { phone, email } = found.customer[0] ?? {}
    const masked = {
      ...application(),
      id_card_no,
      phone: phone ?? '',
      email: email ?? '',
      identity: found.identity,
    }
    const before = await count()
    await sql`create function keep_tries() returns trigger language plpgsql as $$ begin
      raise 'not now' using errcode = '53100';
    end $$`.execute(server.db)
    await sql`create trigger keep_tries before delete on public_tries
      for each row execute function keep_tries()`.execute(server.db)
    try {
      expect((await send(masked)).status).toBe(503)
      expect(await count()).toBe(before)
    } finally {
      await sql`drop function keep_tries cascade`.execute(server.db)
    }
    expect((await send(masked)).status).toBe(200)
  })

  it('has no invisible characters, and no blanks around its names, phone and e-mail, as phones add them', async () => {
    const { status, body } = await send({
      ...application(),
      ...withoutCard,
      applicant_name: ' Ravi \u202e\u200b Das\u2069 ',
      applicant_city: 'Agra ',
      phone: ' 9876543210 ',
      email: ' ravi@example.org ',
      members: [{ name: 'Asha Rao ', age: 40, i_card_number: 'NA' }],
    })
    expect([status, body.errors]).toEqual([200, undefined])
    const { members, ...stored } = await read(body.data.id)
    expect(stored).toMatchObject({
      applicant_name: 'Ravi Das',
      phone: '9876543210',
      email: 'ravi@example.org',
    })
    expect(members.map(({ name }) => name)).toEqual(['Asha Rao'])
  })

  it('without a card requires the applicant’s details', async () => {
    const { body } = await send({ ...application(), ...withoutCard })
    expect(await read(body.data.id)).toMatchObject({
      id_card_no: null,
      id_card_reason: 'NEW_TO_SATSANG',
      applicant_name: 'Ravi Das',
      customer: 'Agra',
      address: 'Village road 1',
    })
    const { status, body: missing } = await send({ ...application(), id_card_no: '', without_card: true })
    expect([status, Object.keys(missing.errors ?? {})]).toEqual([
      422,
      ['id_card_reason', 'applicant_name', 'other_card_no', 'is_updeshi', 'address', 'referral_name'],
    ])
  })

  it('uses the card number as the name when there is no other name', async () => {
    const { body } = await send({ ...application(), members: [] })
    expect((await read(body.data.id)).applicant_name).toBe('IC-100')
  })

  it('requires an arrival today or later, and a departure after it', async () => {
    const early = await send(application(inDays(-1), inDays(1)))
    expect([early.status, early.body.errors]).toEqual([
      422,
      { arrival_date: ['Arrival cannot be before today'] },
    ])
    expect((await send(application(inDays(0), inDays(1)))).status).toBe(200)
    expect((await send(application(inDays(2), inDays(2)))).body.errors).toEqual({
      departure_date: ['Departure date must be after the arrival date'],
    })
  })

  it('has at most three preferred buildings, which exist, each once', async () => {
    const before = await count()
    const { id } = (await makeRooms(server, 1)).building
    for (const [preferred_buildings, text] of [
      [[2_000_000], 'One of these buildings does not exist'],
      [[id, id], 'The same building is selected twice'],
      [[1, 2, 3, 4], 'At most 3 buildings'],
    ] as const) {
      const { status, body } = await send({ ...application(), preferred_buildings: [...preferred_buildings] })
      expect([status, body.errors]).toEqual([422, { preferred_buildings: [text] }])
    }
    expect(await count()).toBe(before)
  })

  it('gets the same answer for a mask without its proof as for a wrong mask: no guess is confirmed', async () => {
    const { id_card_no } = await makeCustomer(server)
    const { identity, customer: shown } = await server.anonymous.data(calls.validateIdentity, { id_card_no })
    const phone = shown[0]?.phone ?? ''
    const before = await count()
    for (const guess of [{ phone }, { phone, identity: 'x' }, { phone: '••••••0000', identity }]) {
      const { status, body } = await send({ ...application(), ...guess })
      const text = 'Your details have expired. Please enter your ID card number again.'
      expect([status, body.errors]).toEqual([422, { identity: [text] }])
    }
    expect(await count()).toBe(before)
  })

  it('writes no identity number to the audit', async () => {
    await send({
      ...application(),
      id_card_no: 'IC-SECRET',
      members: [{ name: 'A', age: 1, i_card_number: 'IC-SECRET' }],
    })
    const { rows } =
      await sql`select record_id, said from audit_log where call = 'reservations.apply'`.execute(server.db)
    expect(rows.at(-1)).toMatchObject({ record_id: expect.any(Number) })
    expect(JSON.stringify(rows)).not.toContain('IC-SECRET')
  })
})

describe('an application that is sent twice', () => {
  it('is one reservation, and the second answer has the number of the first', async () => {
    const before = await count()
    const [first, second] = [await send(application()), await send(application())]
    expect(second.body).toEqual(first.body)
    expect(await count()).toBe(before + 1)
    expect(await audited(server, 'reservations.apply', first.body.data.id)).toBe(1)
  })

  it('is one reservation even when both arrive at the same time with the same key', async () => {
    const before = await count()
    const given = { ...application(), comments: 'At once' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(given)))
    const key = { 'idempotency-key': randomUUID() }
    answers.push(await send(given, key), await send(given, key))
    expect(new Set(answers.map(({ body }) => body.application_number)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  it('is a new reservation when any field differs, or when the first one has ended or is a day old', async () => {
    const first = (await send(application())).body.data.id
    const number = async (given: Given) => (await send(given)).body.data.id
    expect(await number({ ...application(), comments: 'With a wheelchair' })).not.toBe(first)
    await sql`update reservations set created_at = created_at - interval '1 day' where id = ${first}`.execute(
      server.db,
    )
    const next = await number(application())
    expect(next).not.toBe(first)
    await (await server.as('resavation-delete')).data(calls.remove, { id: next })
    expect(await number(application())).not.toBe(next)
  })
})

it('one address may send thirty applications an hour, then the applicant must wait; staff have no limit', async () => {
  const from = { 'x-forwarded-for': '198.51.100.1' }
  const last = { ...from, 'idempotency-key': randomUUID() }
  for (let sent = 0; sent < 29; sent += 1)
    expect((await send({ ...application(), comments: `Number ${sent}` }, from)).status).toBe(200)
  const thirtieth = await send({ ...application(), comments: 'Number 29' }, last)
  expect(thirtieth.status).toBe(200)
  const { status, body } = await send({ ...application(), comments: 'One more' }, from)
  expect([status, body.message]).toEqual([429, 'Too many tries. Please wait 60 minutes and try again.'])
  await sql`update public_tries set at = at - interval '50 minutes'`.execute(server.db)
  const later = await send({ ...application(), comments: 'One more' }, from)
  expect([later.status, later.body.message]).toEqual([
    429,
    'Too many tries. Please wait 10 minutes and try again.',
  ])
  // The answer of the thirtieth was lost on the way.
  const again = await send({ ...application(), comments: 'Number 29' }, last)
  expect([again.status, again.body]).toEqual([200, thirtieth.body])
  expect((await send({ ...application(), comments: 'Another' }, last)).status).toBe(429)
  expect((await send(application(), { 'x-forwarded-for': '198.51.100.2' })).status).toBe(200)
  const staff = await server.as()
  for (let sent = 0; sent < 31; sent += 1)
    expect((await staff.send(calls.apply, { ...application(), comments: `Desk ${sent}` })).status).toBe(200)
})

it('five hundred simultaneous applications get different numbers', { timeout: 60_000 }, async () => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, at) =>
      send({ ...application(), comments: `Applicant ${at}` }, { 'x-forwarded-for': `192.0.2.${at % 250}` }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set(answers.map(({ body }) => body.application_number)).size).toBe(500)
})

it('every visitor may read the choices of the form, and nothing else', async () => {
  const { building } = await makeRooms(server, 1)
  const off = await makeRooms(server, 1)
  await server.db
    .updateTable('buildings')
    .set({ is_active: false })
    .where('id', '=', off.building.id)
    .execute()
  const { event_types, buildings } = await server.anonymous.data(calls.applicationChoices, {})
  expect(event_types.map(({ name }) => name)).toEqual(['Bhandara', 'Satsang'])
  expect(buildings).toContainEqual(building)
  expect(buildings).not.toContainEqual(off.building)
})
