import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, makeCustomer, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { personForm } from './testing/person-form.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form')
})

it('a form with an older version of a record does not remove the dose that another desk added', async () => {
  const given = personForm()
  const { id, version } = await staff.data(calls.create, given)
  const doses = [...given.doses, { dose: 2, vtype: 1, date: today }]
  const both = await Promise.all([
    staff.send(calls.edit, { ...given, id, version, doses }),
    staff.send(calls.edit, { ...given, id, version, doses }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const late = await staff.send(calls.edit, { ...given, id, version, address: 'Lake Road' })
  expect([late.status, late.body.message]).toEqual([
    400,
    'This record was changed meanwhile. Please open it again.',
  ])
  expect((await staff.data(calls.doses, { id })).doses).toHaveLength(2)
  const [now] = await staff.data(calls.persons, { filter: given.mobile })
  const changed = await staff.data(calls.edit, { ...given, id, version: now?.version, doses })
  expect(changed.version).toBe((now?.version ?? 0) + 1)
})

it('a person who is recorded with ten digits is recognised with the country code, and the reverse', async () => {
  for (const [first, second] of [
    ['', '91'],
    ['91', ''],
    ['', '0'],
  ] as const) {
    const one = personForm()
    const { id } = await staff.data(calls.create, { ...one, mobile: first + one.mobile })
    const { status, body } = await staff.send(calls.create, { ...one, mobile: second + one.mobile })
    expect([status, body.message]).toEqual([
      400,
      `This person already has a record: Sr.No ${id}. Please add the dose there.`,
    ])
  }
})

it('a person who is entered at two desks at once, with the country code and without, has one record', async () => {
  const another = await server.as('vaccination-entry-form')
  for (let round = 0; round < 10; round += 1) {
    const one = personForm()
    const both = await Promise.all([
      staff.send(calls.create, one),
      another.send(calls.create, { ...one, mobile: `91${one.mobile}` }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  }
})

it('a record cannot become another person who is recorded with the country code, or without', async () => {
  for (const [first, second] of [
    ['', '91'],
    ['91', ''],
    ['', '0'],
  ] as const) {
    const [one, other] = [personForm(), personForm()]
    await staff.data(calls.create, { ...one, mobile: first + one.mobile })
    const { id } = await staff.data(calls.create, other)
    const { status, body } = await staff.send(calls.edit, { ...other, id, mobile: second + one.mobile })
    expect([status, body.message]).toEqual([
      400,
      'Another person has this name and mobile number, card or Aadhaar number.',
    ])
  }
})

it('a person who is entered while a record is edited into that person, with the country code and without, has one record', async () => {
  const another = await server.as('vaccination-entry-form')
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [personForm(), personForm()]
    const { id } = await staff.data(calls.create, other)
    const both = await Promise.all([
      staff.send(calls.edit, { ...other, id, mobile: one.mobile }),
      another.send(calls.create, { ...one, mobile: `91${one.mobile}` }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  }
})

it('the country code of a record can be changed, and so can two records that already were one person', async () => {
  const [one, other] = [personForm(), personForm()]
  const { id } = await staff.data(calls.create, one)
  const twice = await staff.data(calls.create, other)
  const withCode = { ...one, mobile: `91${one.mobile}` }
  expect((await staff.data(calls.edit, { ...withCode, id })).mobile).toBe(withCode.mobile)
  await server.db
    .updateTable('vaccination_persons')
    .set({ mobile: one.mobile })
    .where('id', '=', twice.id)
    .execute()
  const changed = await staff.data(calls.edit, { ...one, id: twice.id, address: 'Lake Road' })
  expect(changed.address).toBe('Lake Road')
})

it('a list finds the Sr.No that a refusal names, and a card', async () => {
  const { id } = await staff.data(calls.create, personForm({ cardNo: 'KNOWN-77001' }))
  expect((await staff.data(calls.persons, { filter: String(id) })).map((row) => row.id)).toContain(id)
  expect((await staff.data(calls.persons, { filter: 'known-77001' })).map((row) => row.id)).toEqual([id])
  expect(await staff.data(calls.persons, { filter: '99999999999999999999' })).toEqual([])
})

it('the search by card gives the record that the satsangi has already', async () => {
  await makeCustomer(server, { id_card_no: 'KNOWN-77002' })
  const search = () => staff.data(calls.cardSearch, { cardNo: 'KNOWN-77002' })
  expect(await search()).toMatchObject([{ record: null }])
  const { id, version } = await staff.data(calls.create, personForm({ cardNo: 'known-77002' }))
  expect(await search()).toMatchObject([{ record: { id, srNo: id, version, doses: 1 } }])
})

it('a date of birth after a dose is refused', async () => {
  const { status, body } = await staff.send(calls.create, personForm({ dob: inDays(-29) }))
  expect([status, body]).toMatchObject([
    422,
    { errors: { dob: ['The date of birth cannot be after a dose'] } },
  ])
  expect((await staff.send(calls.create, personForm({ dob: inDays(-30) }))).status).toBe(200)
})

it('a mobile number is trimmed', async () => {
  const { mobile } = await staff.data(calls.create, personForm({ mobile: ' 9876543210' }))
  expect(mobile).toBe('9876543210')
})
