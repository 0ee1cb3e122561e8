import { find } from '@nivas/contract/find/calls.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sealerOf } from '../identity/index.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { sealCards } from './seal-cards.ts'
import { newCard, other, short } from './testing/entries.ts'

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

it('a card that is inside under the form of satsangis is asked about under the other one, and counts at an Undo', async () => {
  const staff = await asGuard()
  const card = newCard()
  const first = await staff.data(calls.createEntry, short({ id_card_no: card, visitorname: 'Asha Rao' }))
  const twice = await staff.send(calls.createVisitorEntry, other({ idNumber: card, inside: [] }))
  expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('already inside')])
  await staff.data(calls.exit, { idNumber: String(first.id) })
  await staff.data(calls.createVisitorEntry, other({ idNumber: card, inside: [] }))
  const undone = await staff.send(calls.undoExit, { id: first.id })
  expect([undone.status, undone.body.message]).toEqual([400, expect.stringContaining('entered again')])
})

it('a card that an earlier version stored as it was typed is asked about until it is sealed, and after', async () => {
  const staff = await asGuard()
  await sql`insert into gate_visits (is_satsangi, id_card_no, visitor_name, people, arrival_date, departure_date, entered_by)
    values (false, 'P1234567', 'Ravi Kumar', 1, current_date, current_date, ${staff.userId})`.execute(
    server.db,
  )
  const enter = async () => {
    const sent = await staff.send(calls.createVisitorEntry, other({ idNumber: 'P1234567', inside: [] }))
    return [sent.status, sent.body.message]
  }
  const asked = [400, expect.stringContaining('already inside')]
  expect(await enter()).toEqual(asked)
  await sealCards(server.db, seal)
  expect(await enter()).toEqual(asked)
})

it('two entries of one name that waited where no number could be sealed both stay inside', async () => {
  const staff = await asGuard()
  const now = Date.now()
  const enter = (minutes: number) =>
    staff.data(
      calls.createVisitorEntry,
      other({
        idNumber: 'XXXX XXXX XXXX',
        visitorname: 'Suresh Kumar',
        inside: [],
        kept: {
          made_by: staff.userId,
          made_at: new Date(now - minutes * 60_000).toISOString(),
          sent_at: new Date(now).toISOString(),
        },
      }),
      { 'idempotency-key': crypto.randomUUID() },
    )
  const made = [await enter(20), await enter(10)]
  const rows = await server.db
    .selectFrom('gate_visits')
    .select('exited_at')
    .where(
      'id',
      'in',
      made.map(({ id }) => id),
    )
    .execute()
  expect(rows).toEqual([{ exited_at: null }, { exited_at: null }])
})
