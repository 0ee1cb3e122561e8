import { readFileSync } from 'node:fs'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sealerOf } from '../identity/index.ts'
import { inDays, makeCustomer } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const seal = sealerOf({ identityKey: 'a key for the tests', dataDir: '' })

it('cards that earlier versions stored with vaccinations are found again or masked, and others stay', async () => {
  const staff = await server.as('vaccination-entry-form')
  const sealed = seal('234567890124')
  await makeCustomer(server, { id_card_no: sealed, main_name: 'Asha' })
  await makeCustomer(server, { id_card_no: seal('999900000124'), main_name: 'Ravi' })
  let mobile = 9_300_000_000
  const stored = async (card: string, firstName = 'Mohan', lastName = 'Das') => {
    mobile += 1
    const person = { firstName, lastName, mobile: String(mobile), address: 'Garden Road, Agra' }
    const doses = [{ dose: 1, vtype: 1, date: inDays(-30) }]
    const { id } = await staff.data(calls.create, { ...person, doses, cardNo: `V-${mobile}` })
    await sql`update vaccination_persons set card_no = ${card} where id = ${id}`.execute(server.db)
    await sql`update audit_log set said = jsonb_set(said, '{cardNo}', to_jsonb(${card}::text))
      where said ->> 'cardNo' = ${`V-${mobile}`}`.execute(server.db)
    return id
  }
  const given: [string, string?, string?][] = [
    ['XXXX XXXX 0124', 'Asha', 'Rao'],
    ['XXXX XXXX 0125'],
    ['2345 6789 0125'],
    ['२३४५-६७८९-०१२६'],
    ['555566660126'],
    ['IC-123456789012'],
  ]
  const ids: number[] = []
  for (const one of given) ids.push(await stored(...one))
  const migration = new URL('../db/migrations/0088_mistyped_cards.sql', import.meta.url)
  await sql.raw(readFileSync(migration, 'utf8')).execute(server.db)
  const cards = async () => {
    const { rows } = await sql<{ card_no: string | null }>`select card_no from vaccination_persons
      where id = any(${ids}::int[]) order by id`.execute(server.db)
    return rows.map(({ card_no }) => card_no)
  }
  expect(await cards()).toEqual([sealed, 'XXXX XXXX 0125', null, 'XXXX XXXX 0126', null, 'IC-123456789012'])
  const [found] = await staff.data(calls.cardSearch, { cardNo: '2345 6789 0124' })
  expect(found?.record?.id).toBe(ids[0])
  const { rows } = await sql<{ card: string }>`select said ->> 'cardNo' as card from audit_log
    where call = 'vaccination.create' order by id`.execute(server.db)
  expect(rows.map(({ card }) => card)).toEqual([
    'XXXX XXXX 0124',
    'XXXX XXXX 0125',
    'XXXX XXXX 0125',
    'XXXX XXXX 0126',
    'XXXX XXXX 0126',
    'IC-123456789012',
  ])
})
