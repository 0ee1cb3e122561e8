import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { enter, everyCounter } from './testing/enter.ts'

const server = useServer(() => ({ VENUE_TZ: 'America/New_York' }), { jobs: false })

it('a quarter hour that occurs twice has the visits of both, in the count and in the list', async () => {
  const staff = await server.as(...everyCounter)
  // The clock is put back from 02:00 to 01:00. Visits at 01:20 and at the second 01:20.
  for (const at of ['2025-11-02T05:20:00Z', '2025-11-02T06:20:00Z']) {
    const { id } = await enter(staff)
    await sql`update samadh_visits set entered_at = ${at}::timestamptz where id = ${id}`.execute(server.db)
  }
  const day = '2025-11-02'
  expect(await staff.data(calls.dayEntries, { day })).toEqual([{ from: '01:15', people: 4, entries: 2 }])
  const { body } = await staff.send(calls.information, { from: day, to: day, quarter: '01:15' })
  expect(body.meta.pagination.total).toBe(2)
})
