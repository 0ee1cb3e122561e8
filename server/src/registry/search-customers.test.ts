import { registry as calls } from '@nivas/contract/registry/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
let staff: Client

const people = [
  { id_card_no: 'S-1', main_name: 'Asha', surname: 'Rao', phone: '+91 98765 43210' },
  { id_card_no: 'S-2', main_name: 'asha', surname: 'Raoji', phone: '98765-00000', father_name: 'Mohan' },
  { id_card_no: 'S-3', main_name: 'राम', surname: 'कुमार', phone: null },
  { id_card_no: 'S-4', main_name: '100%', surname: '_Sure', phone: '0512 2345678' },
]

beforeAll(async () => {
  await server.db.insertInto('customers').values(people).execute()
  staff = await server.as('manage-customers')
})

const cards = async (search: Parameters<typeof staff.data<typeof calls.searchCustomers>>[1]) =>
  (await staff.data(calls.searchCustomers, search)).map(({ id_card_no }) => id_card_no)

describe('a satsangi is found', () => {
  it.each([
    [{ id_card_no: ' s-3 ' }, ['S-3']],
    [{ name: 'asha' }, ['S-1', 'S-2']],
    [{ name: 'ASHA RAOJ' }, ['S-2']],
    [{ name: 'राम क' }, ['S-3']],
    [{ name: '00%' }, ['S-4']],
    [{ name: 'xx_S' }, []],
    [{ phone: '98765' }, ['S-1', 'S-2']],
    [{ phone: '5 43210' }, ['S-1']],
    [{ phone: '+91 98765' }, ['S-1', 'S-2']],
    [{ phone: '+91 98765 00000' }, ['S-2']],
    [{ phone: '९८७६५ ४३२१०' }, ['S-1']],
    [{ phone: '05122345678' }, ['S-4']],
    [{ name: 'asha', phone: '0000' }, ['S-2']],
    [{ id_card_no: 'S-1', name: 'raoji' }, []],
  ])('by %o', async (search, found) => {
    expect(await cards(search)).toEqual(found)
  })

  it('with the values that distinguish two satsangis with the same name', async () => {
    expect(await staff.data(calls.searchCustomers, { name: 'raoji' })).toEqual([
      {
        id_card_no: 'S-2',
        main_name: 'asha Raoji',
        father_name: 'Mohan',
        dob: null,
        email: null,
        phone: '98765-00000',
        city: null,
      },
    ])
  })

  it('among the first 50 by name', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      id_card_no: `M-${i}`,
      main_name: `Meena ${100 + i}`,
    }))
    await server.db.insertInto('customers').values(many).execute()
    const found = await staff.data(calls.searchCustomers, { name: 'meena' })
    expect(found.map(({ main_name }) => main_name)).toEqual(
      many.slice(0, 50).map(({ main_name }) => main_name),
    )
  })
})

it.each([
  [{}, { name: 'Please enter an id card number, a name or a phone number' }],
  [
    { name: ' ', phone: '', id_card_no: ' ' },
    { name: 'Please enter an id card number, a name or a phone number' },
  ],
  [{ name: 'a b' }, { name: 'Please enter at least 3 letters of the name' }],
  // Joiners do not count as letters; otherwise such a search would match everyone.
  [{ name: '\u200d\u200d\u200d' }, { name: 'Please enter an id card number, a name or a phone number' }],
  [{ name: 'a\u200d\u200d' }, { name: 'Please enter at least 3 letters of the name' }],
  [{ phone: '987' }, { phone: 'Please enter at least 4 digits' }],
  [{ phone: '+91 987' }, { phone: 'Please enter at least 4 digits' }],
  [{ phone: 'x9876' }, { phone: 'Please enter digits only' }],
])('a search for %o is refused', async (search, errors) => {
  const { status, body } = await staff.send(calls.searchCustomers, search)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: Object.fromEntries(Object.entries(errors).map(([k, v]) => [k, [v]])) })
})

it('a search without a permission is refused', async () => {
  expect((await server.anonymous.send(calls.searchCustomers, { name: 'asha' })).status).toBe(401)
  expect((await (await server.as('bhent')).send(calls.searchCustomers, { name: 'asha' })).status).toBe(403)
})
