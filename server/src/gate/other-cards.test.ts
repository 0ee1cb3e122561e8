import { find } from '@nivas/contract/find/calls.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sealerOf } from '../identity/index.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { sealCards } from './seal-cards.ts'
import { other, short } from './testing/entries.ts'

const server = useServer(undefined, { jobs: false })
const seal = sealerOf({ identityKey: 'a key for the tests', dataDir: '' })
const asGuard = () =>
  server.as('gate-visitor-entry', 'gate-pending-visit-status-update', 'gate-entries-report')

async function stored(): Promise<string> {
  const { rows } = await sql<{ row: string }>`select v::text as row from gate_visits v
    union all select p::text from gate_visitors p union all select a::text from audit_log a`.execute(
    server.db,
  )
  return rows.map(({ row }) => row).join('\n')
}

it('the number of a passport or a licence is not stored; the visitor is found by it all the same', async () => {
  const staff = await asGuard()
  const passport = 'Z7654321'
  const { id } = await staff.data(calls.createVisitorEntry, other({ idNumber: passport }))
  const licence = 'DL-0420110149646'
  await staff.data(calls.createEntry, short({ issatsangi: false, id_card_no: licence, adharid: '' }))
  const rows = await stored()
  for (const number of [passport, licence]) expect(rows).not.toContain(number)

  const listed = await staff.data(reports.gateEntries, { from: today, to: today })
  expect(listed.map(({ id_card_no, adharid }) => [id_card_no, adharid])).toEqual(
    expect.arrayContaining([[null, 'XXXX XXXX 4321']]),
  )
  expect(await staff.data(find.records, { wanted: passport.toLowerCase() })).toMatchObject([{ id }])
  const twice = await staff.send(calls.createVisitorEntry, other({ idNumber: ' z7654321 ', inside: [] }))
  expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('already inside')])
  expect((await staff.data(calls.exit, { idNumber: passport })).id).toBe(id)
})

it('a number that an earlier version stored is sealed in the first night, and a satsangi keeps the card of the venue', async () => {
  const staff = await asGuard()
  const insert = (satsangi: boolean, card: string) =>
    sql`insert into gate_visits (is_satsangi, id_card_no, visitor_name, people, arrival_date, departure_date, entered_by)
      values (${satsangi}, ${card}, 'Ravi Kumar', 1, current_date, current_date, ${staff.userId})`.execute(
      server.db,
    )
  await insert(false, 'PAN ABCDE1234F')
  await insert(false, 'NA')
  await insert(true, 'IC-4711')
  await sealCards(server.db, seal)
  const rows = await stored()
  expect(rows).not.toContain('ABCDE')
  expect(rows).toContain('IC-4711')
  expect((await staff.data(calls.exit, { idNumber: 'panabcde1234f' })).name).toBe('Ravi Kumar')
})
