import { imports } from '@nivas/contract/imports/calls.ts'
import { planning } from '@nivas/contract/planning/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { inDays, makeNew, makeRooms } from './testing/factories.ts'
import { useServer } from './testing/server.ts'
import { workersOf } from './workers.ts'

const server = useServer(undefined, { jobs: false })

/** Leaves a job in the state of one whose server was killed during the last attempt, some time ago. */
const killed = (name: string) =>
  sql`update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '2 hours',
    heartbeat_on = now() - interval '2 hours' where name = ${name}`.execute(server.db)

const patient = { timeout: 45_000, interval: 250 }

it('work whose last attempt was killed with its server counts as failed, and can be started again', async () => {
  const staff = await server.as('manage-multiple-resavation', 'manage-customers')
  const { building } = await makeRooms(server, 2)
  const event = { from: inDays(10), to: inDays(12) }
  await makeNew(server, event.from, event.to)
  const start = () => staff.data(planning.start, { ...event, building_ids: [building.id] })
  const plan = (id: number) => staff.data(planning.get, { id })
  const upload = () => {
    const file = new Blob(['Id card,Name\nK-1,Asha\n'], { type: 'text/csv' })
    return staff.data(imports.upload, { kind: 'customers', file_name: 'people.csv', file })
  }
  const stateOf = async (id: number) => (await staff.data(imports.get, { id })).state

  const [lostPlan, lostImport] = [await start(), await upload()]
  await killed('planning.plan')
  await killed('imports.check')
  const settings = readSettings({ IDENTITY_KEY: 'a key for the tests' })
  await server.queue.work(workersOf({ ...server, settings }, server.origin), 'Asia/Kolkata')
  await expect.poll(async () => (await plan(lostPlan.id)).state, patient).toBe('FAILED')
  await expect.poll(() => stateOf(lostImport.id), patient).toBe('failed')

  const [{ id }, { id: importId }] = [await start(), await upload()]
  await expect.poll(async () => (await plan(id)).state, patient).toBe('READY')
  await expect.poll(() => stateOf(importId), patient).toBe('checked')
  // Marks the lines as a call does; the job of that call is lost too.
  await sql`update plan_lines set state = 'ACCEPTING', accepted_by = ${staff.userId} where plan_id = ${id}`.execute(
    server.db,
  )
  await sql`insert into pgboss.job (name, data, retry_limit, retry_count, state, started_on, expire_seconds, dead_letter)
    select name, ${JSON.stringify({ id })}::jsonb, 0, 0, 'active', now() - interval '1 hour', 300, dead_letter
    from pgboss.queue where name = 'planning.accept'`.execute(server.db)
  await expect
    .poll(async () => (await plan(id)).outcome, patient)
    .toMatchObject({ accepting: 0, accepted: 0, open: 1, refused: 1 })
}, 180_000)
