import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { text as messages } from '@nivas/contract/messages.ts'
import { expect, test } from 'vitest'
import { makeCustomer } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { member, other, satsangi, short } from './testing/entries.ts'

const server = useServer(undefined, { jobs: false })
const guard = () => server.as('gate-visitor-entry')

/** Numbers of other countries whose twelve digits can be an Aadhaar number. */
const LONDON = '447911123459'
const DUBAI = '971501234569'

const visit = (id: number) =>
  server.db.selectFrom('gate_visits').select(['mobile']).where('id', '=', id).executeTakeFirstOrThrow()

test('a mobile number of another country is recorded when it has its plus', async () => {
  const staff = await guard()
  const { id } = await staff.data(calls.createEntry, short({ mobileNumber: `+${LONDON}` }))
  expect(await visit(id)).toEqual({ mobile: LONDON })
  const entry = other(
    { people: 2, members: [{ name: 'Tara Devi', phone: '+44 7911 123459' }] },
    { visitormobile: '+971 50 123 4569' },
  )
  const { id: second } = await staff.data(calls.createVisitorEntry, entry)
  expect(await visit(second)).toEqual({ mobile: DUBAI })
})

test('a number without the plus that can be an Aadhaar number is refused at its field, and the refusal says how to write it', async () => {
  const staff = await guard()
  const one = await staff.send(calls.createEntry, short({ mobileNumber: LONDON }))
  expect([one.status, one.body.errors]).toEqual([422, { mobileNumber: [messages.mobileOrCard] }])
  const entry = other(
    { people: 2, members: [{ name: 'Tara Devi', phone: LONDON }] },
    { visitormobile: DUBAI },
  )
  const two = await staff.send(calls.createVisitorEntry, entry)
  expect(two.body.errors).toEqual({
    'visit_purpose.visitormobile': [messages.mobileOrCard],
    'members.0.phone': [messages.mobileOrCard],
  })
})

test('a form is filled in with the plus, from the registry and from an earlier visit', async () => {
  const staff = await guard()
  const { id_card_no } = await makeCustomer(server, { phone: '+44 7911 123459' })
  const known = await staff.send(calls.validateSatsangi, { id_card_no })
  expect(known.body.customer?.[0]?.phone).toBe(`+${LONDON}`)
  const card = '234567890124'
  await staff.data(calls.createVisitorEntry, other({ idNumber: card }, { visitormobile: `+${DUBAI}` }))
  const before = await staff.send(calls.validateSatsangi, { id_card_no: card })
  expect(before.body.customer?.[0]?.phone).toBe(`+${DUBAI}`)
})

test('an error of length or count has its limit as a number', async () => {
  const staff = await guard()
  const errors = async (entry: object) =>
    (await staff.send(calls.createVisitorEntry, entry as never)).body.errors
  const many = Array.from({ length: 502 }, (_, at) => member(`IC-${at}`))
  expect(await errors(satsangi(...many))).toEqual({ members: ['At most 500 visitors can be added'] })
  expect(await errors({ ...satsangi(member('NA')), children: 10_001 })).toEqual({
    children: ['Must be 10000 or less'],
  })
  expect(await errors(other({ visitorname: 'a'.repeat(201), idNumber: '1'.repeat(51) }))).toEqual({
    visitorname: ['At most 200 characters'],
    idNumber: ['At most 50 characters'],
  })
})
