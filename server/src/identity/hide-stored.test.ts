import { gate } from '@nivas/contract/gate/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inDays, makeNew } from '../testing/factories.ts'
import { aadhaarNumbers, numbersInText } from '../testing/identity-numbers.ts'
import { useServer } from '../testing/server.ts'
import { hideStoredNumbers } from './hide-stored.ts'
import { sealerOf } from './seal.ts'

const server = useServer(undefined, { jobs: false })
const seal = sealerOf({ identityKey: 'a key for the tests', dataDir: '' })

async function rowsOf(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(server.db)
  const all: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      server.db,
    )
    all.push(...rows.map(({ row }) => row))
  }
  return all.join('\n')
}

it('at the first start masks the numbers that earlier versions stored in clear, and finds the cards again', async () => {
  const staff = await server.as('gate-visitor-entry')
  const numbers = aadhaarNumbers()
  const next = () => numbers.next().value ?? ''
  const [other, member, audited, spelled, comment, twice] = [next(), next(), next(), next(), next(), next()]
  const id = await makeNew(server)
  await sql`update reservations set other_card_no = ${other}, comments = ${`his UID:${comment}`},
    members = ${JSON.stringify([{ name: 'A', age: 4, i_card_number: member }])}::jsonb where id = ${id}`.execute(
    server.db,
  )
  // More rows than one piece before the row with a number.
  await sql`insert into audit_log (user_id, call, said, request_id) select ${staff.userId}, 'reservations.edit',
    '{"utr": "234567890124"}', 'r' from generate_series(1, 1000)`.execute(server.db)
  await sql`insert into audit_log (user_id, call, said, request_id) values (${staff.userId}, 'reservations.edit',
    ${JSON.stringify({ comments: audited, utr: '234567890124' })}::jsonb, 'r')`.execute(server.db)
  await sql`insert into customers (id_card_no, main_name, surname) values (${twice}, 'A', ''), (${`UID:${twice}`}, 'B', '')`.execute(
    server.db,
  )
  await sql`insert into gate_visits (is_satsangi, id_card_no, visitor_name, people, arrival_date, departure_date, entered_by)
    values (true, ${spelled.match(/..../g)?.join('_')}, 'Ravi Kumar', 1, ${inDays(0)}, ${inDays(0)}, ${staff.userId})`.execute(
    server.db,
  )
  const entered = new Set([other, member, audited, spelled, comment, twice])
  expect(numbersInText(await rowsOf(), entered)).toHaveLength(6)

  const file = async () => {
    const { rows } = await sql<{ file: string }>`select pg_relation_filenode('reservations') as file`.execute(
      server.db,
    )
    return rows[0]?.file
  }
  const before = await file()
  const changed = ['audit_log', 'customers', 'gate_visits', 'reservations']
  expect(await hideStoredNumbers(server.db, seal)).toEqual(changed)
  const after = await rowsOf()
  expect(numbersInText(after, entered)).toEqual([])
  // The last digits are still visible, also in columns without room for a mask.
  for (const number of [audited, member]) expect(after).toContain(`XXXX XXXX ${number.slice(-4)}`)
  expect(after).toContain(`UID:XXXXXXXX${twice.slice(-4)}`)
  expect(await file()).not.toBe(before)
  // A bank's reference stays unmasked.
  expect(after).toContain('234567890124')
  const { customer } = (await staff.send(gate.validateSatsangi, { id_card_no: spelled })).body
  expect(customer).toMatchObject([{ main_name: 'Ravi Kumar' }])
  // Masking runs only once: later numbers are masked before they are stored.
  await sql`update reservations set comments = ${comment} where id = ${id}`.execute(server.db)
  expect(await hideStoredNumbers(server.db, seal)).toEqual([])
})
