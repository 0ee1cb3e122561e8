import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inDays } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })

it('a list continues beyond the limit of its total, so that an export has every row', async () => {
  const staff = await server.as('gate-pending-visitor')
  const day = inDays(0)
  await sql`insert into gate_visits
      (is_satsangi, visitor_name, people, arrival_date, departure_date, entered_at, entered_by)
    select true, 'Visitor ' || n, 1, ${day}::date, ${day}::date, now() - n * interval '1 second',
      ${staff.userId}::int
    from generate_series(1, ${MOST_COUNTED + 30}::int) n`.execute(server.db)
  const read = async (page: number) => (await staff.send(calls.pending, { page, per_page: 200 })).body
  const behind = await read(51)
  expect(behind.meta.pagination.total).toBe(MOST_COUNTED + 1)
  // The visitors who have been inside longest come first.
  const newest = Array.from({ length: 30 }, (_, at) => `Visitor ${30 - at}`)
  expect(behind.data.map(({ name }) => name)).toEqual(newest)
  expect((await read(50)).data).toHaveLength(200)
  expect((await read(52)).data).toEqual([])
})
