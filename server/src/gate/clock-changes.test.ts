import { reports } from '@nivas/contract/reports/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer(() => ({ VENUE_TZ: 'America/New_York' }), { jobs: false })

/** Inserts a visit that entered at a moment, given in UTC. */
function enteredAt(moment: string, people: number, by: number) {
  const day = moment.slice(0, 10)
  const writing = sql`
    insert into gate_visits (is_satsangi, visitor_name, people, arrival_date, departure_date, entered_at, entered_by)
    values (true, 'Asha Rao', ${people}, ${day}, ${day}, ${moment}::timestamptz, ${by})`
  return writing.execute(server.db)
}

it('a quarter hour that occurs twice has the entries of both, in the count and in the list', async () => {
  const staff = await server.as('gate-entries-report')
  // The clock is put back from 02:00 to 01:00. Entries at 01:20, at the second 01:20, and at 01:50.
  await enteredAt('2025-11-02T05:20:00Z', 2, staff.userId)
  await enteredAt('2025-11-02T06:20:00Z', 3, staff.userId)
  await enteredAt('2025-11-02T06:50:00Z', 4, staff.userId)
  const day = '2025-11-02'
  expect(await staff.data(reports.gateQuarterHours, { day })).toEqual([
    { from: '01:15', people: 5, entries: 2 },
    { from: '01:45', people: 4, entries: 1 },
  ])
  const quarter = { from: day, to: day, quarter: '01:15', order: 'asc' } as const
  const { body } = await staff.send(reports.gateEntries, quarter)
  expect(body.meta.pagination.total).toBe(2)
  expect(body.data.map(({ noofpeople }) => noofpeople)).toEqual([2, 3])
  const [total] = await staff.data(reports.gateTotals, { from: day, to: day })
  expect(total).toMatchObject({ entries: 3, total: 9 })
})

it('a quarter hour that is skipped has no entries, and the hour after it has only its own', async () => {
  const staff = await server.as('gate-entries-report')
  // The clock is put forward from 02:00 to 03:00.
  await enteredAt('2025-03-09T07:20:00Z', 1, staff.userId)
  const day = { from: '2025-03-09', to: '2025-03-09' }
  expect(await staff.data(reports.gateEntries, { ...day, quarter: '02:15' })).toEqual([])
  expect(await staff.data(reports.gateEntries, { ...day, quarter: '03:15' })).toHaveLength(1)
})
