import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { other } from './testing/entries.ts'

const server = useServer(undefined, { jobs: false })
const guard = () =>
  server.as('gate-visitor-entry', 'gate-reservations-checkin', 'gate-reservations', 'gate-pending-visitor')

const visit = (id: number) =>
  server.db.selectFrom('gate_visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('an entry of a non-satsangi', () => {
  it('is for today only, and counts the companions', async () => {
    const staff = await guard()
    const entry = other({ people: 3, members: [{ name: 'Sita Devi', phone: '9876543211' }] })
    const { id, totalPeople } = await staff.data(calls.createVisitorEntry, entry)
    expect(totalPeople).toBe(3)
    expect(await visit(id)).toMatchObject({
      is_satsangi: false,
      listed: 1,
      purpose_id: 1,
      country_id: 'IND',
      departure_time: null,
    })
  })

  it.each([
    [1, ['visitingname', 'houseno']],
    [2, ['visitingname', 'houseno']],
    [3, ['visitingname', 'houseno']],
    [4, ['satsangofficial']],
    [5, ['otherpurpose']],
  ])('for purpose %i requires %s', async (purpose_id, fields) => {
    const staff = await guard()
    const { status, body } = await staff.send(
      calls.createVisitorEntry,
      other({}, { purpose_id, visitingname: '', houseno: '' }),
    )
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      Object.fromEntries(fields.map((field) => [`visit_purpose.${field}`, ['This is a required field']])),
    )
  })

  it.each([
    [1, { visitingname: 'Asha Rao', houseno: 'B-12' }, { satsangofficial: 'The Secretary' }],
    [4, { satsangofficial: 'The Secretary' }, { visitingname: 'Asha Rao', houseno: 'B-12' }],
    [5, { otherpurpose: 'Milk' }, { visitingname: 'Asha Rao' }],
  ])('for purpose %i is refused with the fields of another purpose', async (purpose_id, asked, hidden) => {
    const staff = await guard()
    const blank = { visitingname: '', houseno: null, satsangofficial: ' ', otherpurpose: '' }
    const entry = (purpose: object) => other({}, { ...blank, purpose_id, ...purpose })
    const { status, body } = await staff.send(calls.createVisitorEntry, entry({ ...asked, ...hidden }))
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      Object.fromEntries(
        Object.keys(hidden).map((field) => [
          `visit_purpose.${field}`,
          ['This purpose does not ask for this'],
        ]),
      ),
    )
    expect((await staff.send(calls.createVisitorEntry, entry(asked))).status).toBe(200)
  })

  it('with an empty purpose is refused for that and for every other missing field', async () => {
    const staff = await guard()
    const empty = other({ visitorname: '' }, { purpose_id: '', visitormobile: '' })
    const { status, body } = await staff.send(calls.createVisitorEntry, empty as never)
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
      422,
      ['visit_purpose.purpose_id', 'visit_purpose.visitormobile', 'visitorname'],
    ])
  })

  it('is refused field by field', async () => {
    const staff = await guard()
    const { body } = await staff.send(
      calls.createVisitorEntry,
      other({ idNumber: '', visitorname: 'R2D2', people: 2 }, { visitormobile: '12345' }),
    )
    expect(body.errors).toEqual({
      idNumber: ['This is a required field'],
      visitorname: ['Please enter letters and spaces only'],
      members: ['Please provide at least one member'],
      'visit_purpose.visitormobile': ['Please enter a mobile number of 10 to 12 digits'],
    })
    for (const [field, value, text] of [
      ['purpose_id', 77, 'There is no such purpose'],
      ['country', 'XXX', 'There is no such country'],
    ] as const) {
      const unknown = await staff.send(calls.createVisitorEntry, other({}, { [field]: value }))
      expect([unknown.status, unknown.body.errors]).toEqual([422, { [`visit_purpose.${field}`]: [text] }])
    }
  })

  it('cannot check in a reservation, which needs its members', async () => {
    const staff = await guard()
    const reservation_id = await makeNew(server, inDays(0))
    const { status, body } = await staff.send(calls.createVisitorEntry, other({ reservation_id }))
    expect([status, body.message]).toEqual([
      400,
      'A reservation is checked in with its members. Please use the satsangi form.',
    ])
    const listed = await staff.data(reservations.gateList, { per_page: 200 })
    expect(listed.find((row) => row.id === reservation_id)?.checkin_status).toBe('No')
  })
})
