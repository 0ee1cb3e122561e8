import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { ageGroups } from '@nivas/contract/vaccination/schemas.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { inDays, makeCustomer, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { personForm } from './testing/person-form.ts'

const server = useServer()
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form')
})

/** A fictitious number with a valid check digit. */
const AADHAAR = '2345 6789 0124'

describe('a person is recorded', () => {
  it('with the doses, trimmed, and the answer has the content of the card', async () => {
    const { status, body } = await staff.send(calls.create, personForm())
    expect([status, body.message]).toEqual([200, 'Record Added successfully.'])
    const { data } = body
    expect(data).toMatchObject({
      srNo: data.id,
      name: 'Asha Rao',
      address: 'Garden Road, Agra',
      doses: [{ dose: 1, vtype: 1, name: 'Covishield', date: inDays(-30) }],
    })
    expect(await staff.data(calls.persons, { filter: data.mobile })).toMatchObject([
      { id: data.id, doses: 1 },
    ])
  })

  it('without a last name, with a Hindi one, and with two doses on one day', async () => {
    const doses = [1, 2].map((dose) => ({ dose, vtype: 2, date: today }))
    const { id } = await staff.data(calls.create, personForm({ firstName: 'मीरा', lastName: '', doses }))
    expect((await staff.data(calls.doses, { id })).doses).toMatchObject(doses)
  })

  it('with the end and the hash of the Aadhaar number, which is in no table, audit or answer', async () => {
    const { id, adharCardNumber } = await staff.data(calls.create, personForm({ adharCardNumber: AADHAAR }))
    expect(adharCardNumber).toBe('XXXX XXXX 0124')
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(p)::text as row from vaccination_persons p where id = ${id}
      union all select said::text from audit_log`.execute(server.db)
    expect(rows.map(({ row }) => row).join()).not.toMatch(/234567890124|2345 6789 0124/)
    const again = await staff.send(calls.create, personForm({ adharCardNumber: AADHAAR.replaceAll(' ', '') }))
    expect([again.status, again.body.message]).toEqual([
      400,
      `This person already has a record: Sr.No ${id}. Please add the dose there.`,
    ])
  })
})

it('the same person entered at two desks at the same time has one record', async () => {
  const other = await server.as('vaccination-entry-form')
  const one = personForm()
  const answers = await Promise.all([
    staff.send(calls.create, one),
    other.send(calls.create, { ...one, firstName: 'ASHA' }),
    staff.send(calls.create, one),
    other.send(calls.create, one),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect(await staff.data(calls.persons, { filter: one.mobile })).toHaveLength(1)
})

describe('a record is changed', () => {
  it('by a second dose; the Aadhaar number stays when its end is sent back', async () => {
    const before = await staff.data(calls.create, personForm({ adharCardNumber: '9999 4105 7058' }))
    const doses = [
      ...before.doses.map(({ dose, vtype, date }) => ({ dose, vtype, date })),
      { dose: 2, vtype: 1, date: today },
    ]
    const { id, firstName, lastName, mobile, address, adharCardNumber } = before
    const changed = { id, firstName, lastName, mobile, address, adharCardNumber, doses }
    const after = await staff.data(calls.edit, changed)
    expect(after.doses).toHaveLength(2)
    expect(after.doses[0]?.id).toBe(before.doses[0]?.id)
    const again = await staff.send(calls.create, personForm({ adharCardNumber: '999941057058' }))
    expect(again.status).toBe(400)
    expect((await staff.data(calls.edit, { ...changed, doses: doses.slice(0, 1) })).doses).toHaveLength(1)
  })

  it('and keeps the date of birth and the card, which the call of the specification does not have', async () => {
    const { id_card_no } = await makeCustomer(server, { id_card_no: 'KEEP_90077' })
    const given = personForm()
    const { id } = await staff.data(calls.create, { ...given, dob: '1980-01-31', cardNo: id_card_no })
    const specified = { ...given, id, address: 'Lake Road, Agra' }
    const kept = { address: 'Lake Road, Agra', dob: '1980-01-31', cardNo: id_card_no }
    expect(await staff.data(calls.edit, specified)).toMatchObject(kept)
    const early = [{ dose: 1, vtype: 1, date: '1979-12-31' }]
    const { status, body } = await staff.send(calls.edit, { ...specified, doses: early })
    expect([status, body.errors]).toEqual([422, { dob: ['The date of birth cannot be after a dose'] }])
    const emptied = { dob: null, cardNo: null }
    expect(await staff.data(calls.edit, { ...specified, ...emptied })).toMatchObject(emptied)
  })

  it('but not into another person, nor when it does not exist', async () => {
    const [one, other] = [
      await staff.data(calls.create, personForm()),
      await staff.data(calls.create, personForm()),
    ]
    const { id, ...rest } = { ...personForm(), id: other.id, mobile: one.mobile }
    const refused = await staff.send(calls.edit, { id, ...rest })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Another person has this name and mobile number, card or Aadhaar number.',
    ])
    expect((await staff.send(calls.edit, { ...personForm(), id: 2_000_000_000 })).status).toBe(404)
    expect((await staff.send(calls.doses, { id: 2_000_000_000 })).status).toBe(404)
  })
})

it('a list is sorted, filtered by name, mobile and address, and opened from the report', async () => {
  const street = 'Banyan Lane'
  const two = [1, 2].map((dose) => ({ dose, vtype: 3, date: inDays(-700) }))
  await staff.data(calls.create, personForm({ firstName: 'Zoya', lastName: '', address: street, doses: two }))
  await staff.data(calls.create, personForm({ firstName: 'Amit', lastName: '', address: street }))
  const names = async (query: object) =>
    (await staff.data(calls.persons, { filter: street, ...query })).map(({ name }) => name)
  expect(await names({})).toEqual(['Amit', 'Zoya'])
  expect(await names({ sort: 'name', order: 'desc' })).toEqual(['Zoya', 'Amit'])
  expect(await names({ sort: 'doses', order: 'desc' })).toEqual(['Zoya', 'Amit'])
  expect(await names({ has: 1 })).toEqual(['Amit'])
  expect(await names({ vtype: 3, from: inDays(-700), to: inDays(-700) })).toEqual(['Zoya'])
  expect(await names({ vtype: 4 })).toEqual([])
  const { body } = await staff.send(calls.persons, { filter: street })
  expect(body.meta.pagination).toMatchObject({ total: 2, per_page: 50 })
})

it('a person is found by their words in any order, and by the mobile number as it is written', async () => {
  const [one, other] = [
    personForm({ firstName: 'Ramesh', lastName: 'Verma' }),
    personForm({ firstName: 'Suresh' }),
  ]
  const { id } = await staff.data(calls.create, one)
  await staff.data(calls.create, other)
  const found = async (filter: string) => (await staff.data(calls.persons, { filter })).map((row) => row.id)
  const [head, tail] = [one.mobile.slice(0, 5), one.mobile.slice(5)]
  const inHindi = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
  for (const filter of [
    'verma ramesh',
    ' VERM   ram ',
    `agra verma ${tail}`,
    `${head} ${tail}`,
    `${head}-${tail}`,
    `+91 ${head} ${tail}`,
    inHindi(one.mobile),
    `verma ${inHindi(tail)}`,
    inHindi(String(id)),
  ])
    expect([filter, await found(filter)]).toEqual([filter, [id]])
  expect(await found(`verma ${other.mobile}`)).toEqual([])
})

it('the doses of a person come with the record whose version they belong to', async () => {
  const { id, ...made } = await staff.data(calls.create, personForm())
  const { body } = await staff.send(calls.doses, { id })
  expect(body).toMatchObject({ success: true, data: { ...made, id }, doses: made.doses })
})

it('the registry is searched by the beginning of a card, from 5 characters', async () => {
  const { id, id_card_no } = await makeCustomer(server, { id_card_no: 'VAC_90001' })
  await makeCustomer(server, { id_card_no: 'VACX90001' })
  const found = await staff.data(calls.cardSearch, { cardNo: ' vac_9 ' })
  expect(found).toEqual([
    {
      customerId: id,
      cardNo: id_card_no,
      name: 'Asha',
      lastName: 'Rao',
      dob: '1980-01-31',
      phone: '+91 50123 43210',
      city: 'Agra',
      record: null,
    },
  ])
  const short = await staff.send(calls.cardSearch, { cardNo: 'VAC_' })
  expect([short.status, short.body]).toMatchObject([
    422,
    { errors: { cardNo: ['Please enter at least 5 characters of the card'] } },
  ])
})

it('the report counts doses by day, vaccine and age on that day, and persons with only one', async () => {
  const day = inDays(-900)
  const add = (dob: string | null, second?: string) =>
    staff.data(
      calls.create,
      personForm({
        dob,
        doses: [{ dose: 1, vtype: 5, date: day }, ...(second ? [{ dose: 2, vtype: 5, date: second }] : [])],
      }),
    )
  const years = (count: number) => `${Number(day.slice(0, 4)) - count}${day.slice(4)}`
  await add(years(18))
  await add(years(60), day)
  await add(null, inDays(-890))
  const [row] = await staff.data(calls.report, { from: day, to: day })
  const people = async (more: object) =>
    (await staff.send(calls.persons, { from: day, to: day, vtype: 5, ...more })).body.meta.pagination.total
  expect(await people({ dose: 1 })).toBe(row?.dose1)
  expect(await people({ dose: 2 })).toBe(row?.dose2)
  expect(await people({ has: 1 })).toBe(row?.onlyOne)
  // One person got both doses on this day.
  expect(await Promise.all(ageGroups.map((age) => people({ age })))).toEqual([0, 1, 0, 1, 1])
  expect(await staff.data(calls.report, { from: day, to: day })).toEqual([
    {
      date: day,
      vtype: 5,
      name: 'Covovax',
      dose1: 3,
      dose2: 1,
      under18: 0,
      from18: 1,
      from45: 0,
      from60: 2,
      ageUnknown: 1,
      onlyOne: 1,
      total: 4,
    },
  ])
})
