import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { member, other, satsangi } from './testing/entries.ts'

const server = useServer(undefined, { jobs: false })
const guard = () =>
  server.as('gate-visitor-entry', 'gate-reservations-checkin', 'gate-reservations', 'gate-pending-visitor')

const visit = (id: number) =>
  server.db.selectFrom('gate_visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

describe('an entry of satsangis', () => {
  it('is recorded with its people, and returns the values of its receipt', async () => {
    const staff = await guard()
    const { status, body } = await staff.send(
      calls.createVisitorEntry,
      satsangi(member('IC-1'), member('NA')),
    )
    expect([status, body.message]).toEqual([200, 'Entry created successfully.'])
    expect(body.data).toMatchObject({ visitorname: 'Asha Rao', totalPeople: 3, vehicleno: 'UP80 AB 1234' })
    expect(await visit(body.data.id)).toMatchObject({
      is_satsangi: true,
      people: 3,
      listed: 2,
      children: 1,
      adults: 0,
      entered_by: staff.userId,
      exited_at: null,
    })
  })

  it('stores its purpose and where its people come from, which are optional', async () => {
    const staff = await guard()
    const purpose = {
      ...{ purpose_id: 1, visitingname: 'Ravi Rao', houseno: 'B-12', satsangofficial: 'The Secretary' },
      ...{ otherpurpose: 'Seva', country: 'IND', state: 'Bihar', vehicleno: 'UP80 AB 1234' },
    }
    const entry = (visit_purpose: object | null) => ({ ...satsangi(member('NA')), visit_purpose })
    const { id } = await staff.data(calls.createVisitorEntry, entry(purpose))
    expect(await visit(id)).toMatchObject({
      ...{ purpose_id: 1, visiting_name: 'Ravi Rao', house_no: 'B-12', satsang_official: 'The Secretary' },
      ...{ other_purpose: 'Seva', country_id: 'IND', state: 'Bihar', vehicle_no: 'UP80 AB 1234' },
    })
    const without = await staff.data(calls.createVisitorEntry, entry(null))
    expect(await visit(without.id)).toMatchObject({ purpose_id: null, country_id: null, vehicle_no: null })
    const empty = await staff.data(
      calls.createVisitorEntry,
      entry({ purpose_id: '', visitingname: '' }) as never,
    )
    expect(await visit(empty.id)).toMatchObject({ purpose_id: null, visiting_name: null })
    for (const [field, value, text] of [
      ['purpose_id', 77, 'There is no such purpose'],
      ['country', 'XXX', 'There is no such country'],
      ['vehicleno', 'X'.repeat(31), 'At most 30 characters'],
    ] as const) {
      const refused = await staff.send(calls.createVisitorEntry, entry({ ...purpose, [field]: value }))
      expect([refused.status, refused.body.errors]).toEqual([422, { [`visit_purpose.${field}`]: [text] }])
    }
  })

  it('accepts several people without a card, however that is spelt', async () => {
    const staff = await guard()
    const spellings = ['N/A', 'n/a', 'NA', 'n. a.', '-', '-']
    const { id } = await staff.data(calls.createVisitorEntry, satsangi(...spellings.map(member)))
    expect(await visit(id)).toMatchObject({ id_card_no: null, listed: spellings.length })
    const people = await server.db
      .selectFrom('gate_visitors')
      .select('i_card_number')
      .where('visit_id', '=', id)
      .execute()
    expect(new Set(people.map(({ i_card_number }) => i_card_number))).toEqual(new Set(['NA']))
  })

  it('accepts two people of whose cards only the same last digits are known, but not the same name twice', async () => {
    const staff = await guard()
    const end = (name: string) => ({ ...member('XXXX XXXX 0124'), name })
    const { id } = await staff.data(calls.createVisitorEntry, satsangi(end('Asha Rao'), end('Meena Rao')))
    const people = await server.db
      .selectFrom('gate_visitors')
      .select(['name', 'aadhaar_last4', 'aadhaar_hash'])
      .where('visit_id', '=', id)
      .orderBy('place')
      .execute()
    expect(people).toEqual([
      { name: 'Asha Rao', aadhaar_last4: '0124', aadhaar_hash: null },
      { name: 'Meena Rao', aadhaar_last4: '0124', aadhaar_hash: null },
    ])
    const twice = await staff.send(calls.createVisitorEntry, satsangi(end('Asha Rao'), end('asha rao ')))
    expect([twice.status, twice.body.errors]).toEqual([422, { members: ['Visitor Already in List'] }])
  })

  it('accepts at most 500 visitors', async () => {
    const staff = await guard()
    const many = Array.from({ length: 501 }, (_, at) => member(`IC-500-${at}`))
    const entry = satsangi(...many)
    const tooMany = await staff.send(calls.createVisitorEntry, entry)
    expect([tooMany.status, Object.keys(tooMany.body.errors ?? {})]).toEqual([422, ['members']])
    const { id } = await staff.data(calls.createVisitorEntry, satsangi(...many.slice(1)))
    expect((await visit(id)).listed).toBe(500)
  })

  it('requires a member, each card once, and a departure after the arrival', async () => {
    const staff = await guard()
    const errors = async (entry: object) =>
      (await staff.send(calls.createVisitorEntry, entry as never)).body.errors
    expect(await errors({ ...satsangi(), people: undefined })).toEqual({
      members: ['Please provide at least one member'],
    })
    expect(await errors(satsangi(member('IC-1'), member(' ic-1')))).toEqual({
      members: ['Visitor Already in List'],
    })
    expect(await errors({ ...satsangi(member('IC-1')), todate: inDays(0) })).toEqual({
      todate: ['Departure date must be after the arrival date'],
    })
    expect(Object.keys((await errors({})) ?? {}).sort()).toEqual([
      'children',
      'departure_time',
      'fromdate',
      'members',
      'todate',
    ])
    expect(
      await errors({ ...satsangi(member('IC-1')), people: undefined, children: '', todate: '' }),
    ).toEqual({
      children: ['This is a required field'],
      todate: ['This is a required field'],
    })
    const wrongCount = await staff.send(calls.createVisitorEntry, { ...satsangi(member('IC-1')), people: 9 })
    expect([wrongCount.status, wrongCount.body.message]).toEqual([
      400,
      'The number of people does not match the entry. Please check it.',
    ])
  })

  it('of a reservation that arrives on another day is refused until that is confirmed', async () => {
    const staff = await guard()
    for (const days of [-1, 3]) {
      const reservation_id = await makeNew(server, inDays(days), inDays(days + 4))
      const entry = { ...satsangi(member('NA')), reservation_id }
      const refused = await staff.send(calls.createVisitorEntry, entry)
      expect([refused.status, refused.body.text]).toEqual([
        400,
        {
          key: 'This reservation arrives on {{day}}, not today. Please confirm the check-in.',
          values: { day: { day: inDays(days) } },
        },
      ])
      const unconfirmed = await staff.send(reservations.checkIn, { id: reservation_id, type: 'GATE' })
      expect(unconfirmed.status).toBe(400)
      const { id } = await staff.data(calls.createVisitorEntry, { ...entry, another_day: true })
      expect((await visit(id)).reservation_id).toBe(reservation_id)
    }
    const id = await makeNew(server, inDays(5), inDays(6))
    const confirmed = { id, type: 'GATE', another_day: true } as const
    expect((await staff.data(reservations.checkIn, confirmed)).checkin_status).toBe('Yes')
  })

  it('checks its reservation in, in the same transaction', async () => {
    const staff = await guard()
    const id = await makeNew(server, inDays(0))
    const entry = { ...satsangi(member('NA')), reservation_id: id }
    const { id: visitId } = await staff.data(calls.createVisitorEntry, entry)
    expect((await visit(visitId)).reservation_id).toBe(id)
    const listed = await staff.data(reservations.gateList, { per_page: 200 })
    expect(listed.find((row) => row.id === id)?.checkin_status).toBe('Yes')
    const desk = await server.as('manage-reservations')
    expect(await desk.data(reservations.history, { id })).toMatchObject([
      { call: 'reservations.checkIn', said: { type: 'GATE' }, user: expect.stringMatching(/^Person/) },
    ])
    const again = await staff.send(calls.createVisitorEntry, entry)
    expect([again.status, again.body.message]).toEqual([400, 'This reservation is already checked in.'])
  })

  it('of one reservation at two gates at once is recorded once; the other gate reads the reason', async () => {
    const [one, two] = [await guard(), await guard()]
    const entry = { ...satsangi(member('NA')), reservation_id: await makeNew(server, inDays(0)) }
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? one : two).send(calls.createVisitorEntry, entry, key()),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of replies)
      if (status !== 200)
        expect([status, body.message]).toEqual([400, 'This reservation is already checked in.'])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from gate_visits
      where reservation_id = ${entry.reservation_id}`.execute(server.db)
    expect(rows[0]?.n).toBe(1)
  })

  it('does not change the reservation when it is refused', async () => {
    const staff = await guard()
    const reservation_id = await makeNew(server, inDays(0))
    const refused = await staff.send(calls.createVisitorEntry, {
      ...satsangi(member('NA')),
      reservation_id,
      gate_id: 999_999,
    })
    expect([refused.status, refused.body.errors]).toEqual([422, { gate_id: ['There is no such gate'] }])
    const listed = await staff.data(reservations.gateList, { per_page: 200 })
    expect(listed.find((row) => row.id === reservation_id)?.checkin_status).toBe('No')
  })

  it('is refused to users who may only check in reservations', async () => {
    const staff = await server.as('gate-reservations-checkin')
    expect((await staff.send(calls.createVisitorEntry, satsangi(member('NA')))).status).toBe(403)
    expect((await (await server.as('bhent')).send(calls.createVisitorEntry, other())).status).toBe(403)
    expect((await server.anonymous.send(calls.createVisitorEntry, other())).status).toBe(401)
  })
})
