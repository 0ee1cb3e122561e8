import { EXPORT_HEADER } from '@nivas/contract/call.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { inDays, makeNew } from '../testing/factories.ts'
import { startProxy, type Way } from '../testing/proxy.ts'
import { createReplicated, type Replicated } from '../testing/replicated.ts'
import { useServer } from '../testing/server.ts'

let pair: Replicated
let proxy: Awaited<ReturnType<typeof startProxy>>

const server = useServer(() => ({ REPORTS_DATABASE_URL: proxy.url }), {
  jobs: false,
  database: async () => {
    pair = await createReplicated()
    proxy = await startProxy(pair.replicaUrl)
    return {
      url: pair.url,
      drop: async () => {
        proxy.stop()
        await pair.drop()
      },
    }
  },
})

const staff = () => server.as('report-event', 'manage-reservations')
type Staff = Awaited<ReturnType<typeof staff>>

/** Returns the number of parties in the report and the age of its figures; undefined for an answer of the primary. */
async function asked(by: Staff) {
  const { status, body } = await by.send(reports.eventParties, {
    event_id: 1,
    from: inDays(-400),
    to: inDays(400),
  })
  expect(status).toBe(200)
  const { pagination, seconds_old: age } = body.meta
  return { parties: pagination.total, age }
}

const parties = async () =>
  Number(
    (await sql<{ count: number }>`select count(*) as count from reservations`.execute(server.db)).rows[0]
      ?.count,
  )

/** Waits until a replica that could not be used is read again, some seconds later. */
const untilReadThere = (by: Staff) =>
  expect.poll(async () => (await asked(by)).age, { timeout: 20_000 }).toBeLessThan(5)

async function pause() {
  await pair.onReplica('select pg_wal_replay_pause()')
  const state = async () => (await pair.onReplica('select pg_get_wal_replay_pause_state() as s'))[0]?.s
  await expect.poll(state).toBe('paused')
}
const resume = () => pair.onReplica('select pg_wal_replay_resume()')

let isPromoted = false

afterEach(async () => {
  proxy.set('open')
  if (!isPromoted) await resume()
})

test('a report is read on the replica and has the age of its figures; the list of a counter is always read on the primary', async () => {
  const by = await staff()
  await untilReadThere(by)
  await pause()
  const before = await parties()
  await makeNew(server)
  expect(await asked(by)).toEqual({ parties: before, age: expect.any(Number) })
  await expect.poll(async () => (await asked(by)).age, { timeout: 10_000 }).toBeGreaterThan(1)
  expect((await by.send(reservations.list, {})).body.meta).toEqual({
    pagination: expect.objectContaining({ total: before + 1 }),
  })
  expect((await by.send(reservations.list, {}, { [EXPORT_HEADER]: '1' })).body.meta).toEqual({
    pagination: expect.objectContaining({ total: before }),
    seconds_old: expect.any(Number),
  })
  await resume()
  await expect.poll(() => asked(by)).toMatchObject({ parties: before + 1 })
})

test('a replica that is too far behind is not read', async () => {
  await pause()
  await makeNew(server)
  // This new server has recorded no position that the replica has reached.
  const { origin, stop } = await server.another()
  const { userId, session } = await staff()
  const by = clientOf(origin, userId, session)
  for (let times = 0; times < 3; times += 1)
    expect(await asked(by)).toEqual({ parties: await parties(), age: undefined })
  await resume()
  await untilReadThere(by)
  await stop()
})

test('a record that the replica does not have yet is read from the primary', async () => {
  const by = await staff()
  await untilReadThere(by)
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(server.db)
  await rename('reservations', 'not_yet')
  const known = () => pair.onReplica(`select to_regclass('reservations') as known`)
  await expect.poll(known).toEqual([{ known: null }])
  await pause()
  await rename('not_yet', 'reservations')
  expect(await asked(by)).toEqual({ parties: await parties(), age: undefined })
  await resume()
  await untilReadThere(by)
})

test.each<[string, Way]>([
  ['is gone', 'closed'],
  ['falls silent', 'frozen'],
])('when the replica %s, the primary answers', async (_, way) => {
  const by = await staff()
  await untilReadThere(by)
  proxy.set(way)
  expect(await asked(by)).toEqual({ parties: await parties(), age: undefined })
  proxy.set('open')
  await untilReadThere(by)
})

test('a replica that was promoted is no longer read', async () => {
  const by = await staff()
  await untilReadThere(by)
  await pair.onReplica('select pg_promote()')
  isPromoted = true
  await makeNew(server)
  expect(await asked(by)).toEqual({ parties: await parties(), age: undefined })
})
