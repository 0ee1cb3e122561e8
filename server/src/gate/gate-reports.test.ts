import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { sumEntries } from './sum-entries.ts'
import { asGuard, enter } from './testing/enter.ts'

const server = useServer()
const guard = () => asGuard(server)

describe('the reports of the gate', () => {
  it('show the non-satsangi visitors of a range, and the entries by day', async () => {
    const staff = await guard()
    await server.db.deleteFrom('gate_visits').execute()
    await enter(staff, { people: 3 })
    await enter(staff, { people: 2, issatsangi: true })
    const range = { from: inDays(0), to: inDays(0) }
    const { body } = await staff.send(calls.nonSatsangi, range)
    expect(body.meta.pagination.total).toBe(1)
    expect(body.data).toMatchObject([
      { name: 'Meena Devi', totalVisitors: 3, arrival_date: inDays(0), timeElapsed: '0:00' },
    ])
    expect(await staff.data(calls.nonSatsangi, { from: inDays(-9), to: inDays(-1) })).toEqual([])
    // An arrival that is recorded days later counts on its own day, in every report.
    await enter(staff, { people: 4, fromdate: inDays(-5) })
    expect(await staff.data(calls.nonSatsangi, { from: inDays(-9), to: inDays(-1) })).toEqual([])
    const [late] = await staff.data(calls.nonSatsangi, { ...range, order: 'desc' })
    expect(late).toMatchObject({ totalVisitors: 4, arrival_date: inDays(-5) })
    const reader = await server.as('gate-entries-report')
    const entries = await reader.data(reports.gateEntries, { ...range, order: 'desc' })
    expect(entries[0]).toMatchObject({ noofpeople: 4, arrival_date: inDays(-5), arrival_time: null })
    expect(entries[1]).toMatchObject({ arrival_date: inDays(0), arrival_time: expect.any(String) })
    const days = { fromDate: inDays(-1), toDate: inDays(0) }
    expect(await staff.data(calls.entryReport, { ...days, period: 'Daily' })).toEqual([
      {
        period: inDays(0),
        periodType: 'Daily',
        entries: 3,
        satsangiTotal: 2,
        nonSatsangiTotal: 7,
        overallTotal: 9,
      },
    ])
    const [year] = await staff.data(calls.entryReport, { ...days, period: 'Yearly' })
    expect(year?.period).toBe(`${inDays(0).slice(0, 4)}-01-01`)
    const wrong = await staff.send(calls.nonSatsangi, { from: inDays(1), to: inDays(0) })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { to: ['To must not be before From'] }])
  })

  it('stay the same when entries are summed, are sent late, or are corrected', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-live-board', 'gate-entries-report')
    await server.db.deleteFrom('gate_visits').execute()
    const ago = (id: number, days: number) =>
      sql`update gate_visits set entered_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(
        server.db,
      )
    const { id } = await enter(staff, { people: 3 })
    await ago(id, 3)
    await enter(staff, { people: 2, issatsangi: true })
    const range = { from: inDays(-9), to: inDays(0) }
    const count = async () => {
      const rows = await staff.data(reports.gateTotals, { ...range, per_page: 50 })
      const { body } = await staff.send(reports.gateEntries, range)
      const others = await staff.send(reports.gateEntries, { ...range, issatsangi: 'false' })
      const sum = (name: 'entries' | 'visitors' | 'satsangi' | 'total') =>
        rows.reduce((all, row) => all + row[name], 0)
      expect(body.meta.pagination.total).toBe(sum('entries'))
      return [sum('visitors'), sum('satsangi'), sum('total'), others.body.meta.pagination.total]
    }
    expect(await count()).toEqual([3, 2, 5, 1])
    await sumEntries(server.db)
    await sumEntries(server.db)
    expect(await count()).toEqual([3, 2, 5, 1])
    const late = await enter(staff, { people: 4 })
    await ago(late.id, 2)
    await sql`insert into gate_visits (is_satsangi, visitor_name, people, arrival_date, departure_date, entered_at, entered_by)
      values (false, 'Ravi Kumar', 10, ${inDays(-4)}, ${inDays(-4)}, now() - interval '4 days', ${staff.userId})`.execute(
      server.db,
    )
    expect(await count()).toEqual([17, 2, 19, 3])
    await sql`update gate_visits set people = 5 where id = ${id}`.execute(server.db)
    expect(await count()).toEqual([19, 2, 21, 3])
    const { rows } = await sql<{ people: number }>`
      select sum(people)::int as people from gate_quarter_hours`.execute(server.db)
    expect(rows[0]?.people).toBe(19)
    await server.db.deleteFrom('gate_visits').execute()
    expect(await count()).toEqual([0, 0, 0, 0])
  })

  it('list the entries of a quarter hour of one day', async () => {
    const staff = await server.as('gate-entries-report')
    for (const time of ['10:14:59', '10:15:00', '10:29:59', '10:30:00'])
      await sql`insert into gate_visits (is_satsangi, visitor_name, people, arrival_date, departure_date, entered_at, entered_by)
        values (true, ${time}, 1, ${inDays(-2)}, ${inDays(-2)}, ${`${inDays(-2)}T${time}+05:30`}::timestamptz, ${staff.userId})`.execute(
        server.db,
      )
    const day = { from: inDays(-2), to: inDays(-2) }
    const { body } = await staff.send(reports.gateEntries, { ...day, quarter: '10:15' })
    expect(body.meta.pagination.total).toBe(2)
    expect(body.data.map(({ visitor_name }) => visitor_name)).toEqual(['10:29:59', '10:15:00'])
    const wrong = await staff.send(reports.gateEntries, { ...day, to: inDays(-1), quarter: '10:15' })
    expect(wrong.body.errors).toEqual({
      quarter: ['A quarter of an hour belongs to one day. Please choose a single day.'],
    })
  })
})
