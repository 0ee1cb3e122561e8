import { canBeAadhaar } from '@nivas/contract/identity/number.ts'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { sealerOf } from '../identity/index.ts'
import type { Client } from '../testing/client.ts'
import { inDays, makeCustomer } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
let staff: Client
beforeAll(async () => {
  staff = await server.as('vaccination-entry-form')
})

const seal = sealerOf({ identityKey: 'a key for the tests', dataDir: '' })

/** Makes Aadhaar numbers with the same last four digits, spaced as people type them. */
let tried = 23_456_789
function nextNumber(): string {
  do tried += 1
  while (!canBeAadhaar(`${tried}0124`))
  return `${tried}0124`.replace(/\d{4}(?=\d)/g, '$& ')
}

/** Makes a satsangi whose card is an Aadhaar number. */
async function makeHolder() {
  const number = nextNumber()
  const { id } = await makeCustomer(server, { id_card_no: seal(number) })
  return { number, id }
}

let made = 0
const person = (more: object = {}) => {
  made += 1
  return {
    firstName: 'Asha',
    mobile: String(9_300_000_000 + made),
    address: 'Garden Road, Agra',
    doses: [{ dose: 1, vtype: 1, date: inDays(-30) }],
    ...more,
  }
}

const storedCard = async (id: number) =>
  (
    await server.db
      .selectFrom('vaccination_persons')
      .select('card_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).card_no

const search = (cardNo: string) => staff.data(calls.cardSearch, { cardNo })

it('satsangis whose cards are Aadhaar numbers with the same end are found separately, and have a record each', async () => {
  const holders = [await makeHolder(), await makeHolder()]
  for (const { number, id } of holders) {
    const [found, ...others] = await search(number)
    expect([found?.customerId, found?.cardNo, found?.record, others]).toEqual([
      id,
      'XXXX XXXX 0124',
      null,
      [],
    ])
    const given = { cardNo: found?.cardNo, customerId: found?.customerId }
    const record = await staff.data(calls.create, person(given))
    expect(record.cardNo).toBe('XXXX XXXX 0124')
    expect(await storedCard(record.id)).toBe(seal(number))
    expect(await search(number)).toMatchObject([{ record: { id: record.id } }])
    expect((await staff.send(calls.create, person(given))).body.message).toContain(
      `This person already has a record: Sr.No ${record.id}.`,
    )
  }
})

it('a record keeps its card when it is changed, and loses it when the form clears it', async () => {
  const { number, id: customerId } = await makeHolder()
  const given = person({ cardNo: 'XXXX XXXX 0124', customerId })
  const { id } = await staff.data(calls.create, given)
  const changed = { ...given, customerId: null, id, address: 'Lake Road, Agra' }
  await staff.data(calls.edit, changed)
  expect(await storedCard(id)).toBe(seal(number))
  expect((await staff.data(calls.persons, { filter: number })).map((row) => row.id)).toContain(id)
  await staff.data(calls.edit, { ...changed, cardNo: null })
  expect(await storedCard(id)).toBeNull()
})

it('the last digits of a card are not stored in place of the card', async () => {
  for (const customerId of [undefined, 2_147_483_647]) {
    const { id } = await staff.data(calls.create, person({ cardNo: 'XXXX XXXX 0124', customerId }))
    expect(await storedCard(id)).toBeNull()
  }
})

it('a mistyped number of a card is not stored', async () => {
  const { id } = await staff.data(calls.create, person({ cardNo: '2345 6789 0125' }))
  expect(await storedCard(id)).toBe(seal('234567890125'))
  const { rows } = await sql<{
    said: string
  }>`select said::text from audit_log where record_id = ${id}`.execute(server.db)
  expect(rows.map(({ said }) => JSON.parse(said).cardNo)).toEqual(['XXXX XXXX 0125'])
})

it('the hash of a number cannot be found by typing its digits one after the other', async () => {
  const { id, number } = await makeHolder()
  const hash = seal(number).split('#')[1] ?? ''
  const found = async (begun: string) =>
    (await search(`XXXX XXXX 0124 #${begun}`)).some(({ customerId }) => customerId === id)
  const wrong = hash.startsWith('0') ? '1' : '0'
  expect([await found(hash.slice(0, 1)), await found(wrong), await found(hash.slice(0, 31))]).toEqual([
    false,
    false,
    false,
  ])
  expect((await search(number)).map(({ customerId }) => customerId)).toEqual([id])
})
