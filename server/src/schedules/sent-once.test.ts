import { access } from '@nivas/contract/access/calls.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { type Kysely, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { DB } from '../db/schema.gen.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { runJob } from '../testing/run-job.ts'
import { useServer } from '../testing/server.ts'
import { makeReceiver } from './testing/receiver.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url }), { jobs: false })

beforeEach(async () => {
  mail.delivered.length = 0
  await sql`delete from pgboss.job where name = 'mail.send'`.execute(server.db)
})

/** Runs the job that sends this mail, as one of several servers. */
const send = (id: number, { attempt = 1, env = { SMTP_URL: mail.url } as Record<string, string> } = {}) =>
  runJob(server, 'mail.send', { id }, { attempt, env })

const jobsOf = async (id: number) =>
  (
    await sql`select from pgboss.job where name = 'mail.send' and data->>'id' = ${String(id)}`.execute(
      server.db,
    )
  ).rows.length

const form = { report: 'occupancy-by-range', every: 'Daily', hour: 6 } as const

/** Makes a report that waits to be mailed. */
async function makeReport() {
  const staff = await server.as('report-mails', 'mail-outbox')
  const reader = await makeReceiver(server, 'report-occupancy-by-range', 'report-revenue-by-range')
  const schedule = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  await staff.data(calls.sendNow, { id: schedule.id })
  const { id } = await server.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const state = async () => (await staff.data(calls.deliveries, { id: schedule.id }))[0]?.state
  return { staff, id, state, schedule, reader }
}

const giveUp = (id: number) =>
  server.db.updateTable('mails').set({ failed_at: new Date() }).where('id', '=', id).execute()

it('a mail that was given up is sent again by one job, however often that is requested', async () => {
  const { staff, id, state } = await makeReport()
  await giveUp(id)
  await sql`delete from pgboss.job where name = 'mail.send'`.execute(server.db)
  const again = () => staff.send(access.sendMail, { id })
  const both = await Promise.all([again(), again()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const { status, body } = await again()
  expect([status, body.message]).toEqual([400, 'This mail is already being sent.'])
  expect(await jobsOf(id)).toBe(1)
  await send(id)
  expect([mail.delivered.length, await state()]).toEqual([1, 'sent'])
})

/** Waits until this many transactions wait for locks. */
async function untilWaiting(db: Kysely<DB>, count: number) {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where not granted and (pg_backend_pid() = any(pg_blocking_pids(pid)) or locktype = 'tuple'
      and database = (select oid from pg_database where datname = current_database()))`.execute(db)
  if ((rows[0]?.waiting ?? 0) < count) await untilWaiting(db, count)
}

it('of two servers with the same report to send, only one hands it over', async () => {
  const { id, state } = await makeReport()
  const sending = await server.db.transaction().execute(async (trx) => {
    await sql`select from mails where id = ${id} for update`.execute(trx)
    const runs = [send(id), send(id)]
    await untilWaiting(trx, 2)
    return { runs }
  })
  await Promise.all(sending.runs)
  expect([mail.delivered.length, await state()]).toEqual([1, 'sent'])
})

it('a report that another server has just handed over is not sent again', async () => {
  const { id, state } = await makeReport()
  await server.db.updateTable('mails').set({ handed_at: new Date() }).where('id', '=', id).execute()
  await send(id)
  expect([mail.delivered.length, await state()]).toEqual([0, 'waiting'])
  // The job runs again after its server was killed.
  await send(id, { attempt: 2 })
  expect([mail.delivered.length, await state()]).toEqual([0, 'refused'])
})

it('a report whose last try had no answer is sent again on request', async () => {
  const { staff, id, state } = await makeReport()
  await giveUp(id)
  await server.db.updateTable('mails').set({ handed_at: new Date() }).where('id', '=', id).execute()
  await staff.data(access.sendMail, { id })
  await send(id)
  expect([mail.delivered.length, await state()]).toEqual([1, 'sent'])
})

it('a mail that was kept while there was no mail server is sent again when there is one', async () => {
  const { staff, id, state } = await makeReport()
  const again = () => staff.send(access.sendMail, { id })
  expect((await again()).body.message).toBe('This mail is already being sent.')
  await send(id, { env: {} })
  expect(await state()).toBe('failed')
  expect((await staff.data(access.mails, {}))[0]?.state).toBe('failed')
  expect((await again()).body.data.state).toBe('waiting')
  await send(id)
  expect([mail.delivered.length, await state()]).toEqual([1, 'sent'])
})

it('a waiting mail is not sent to a user who has been removed from the report since, and the list shows that', async () => {
  const { staff, id, schedule } = await makeReport()
  const other = await makeReceiver(server, 'report-occupancy-by-range')
  await staff.data(calls.edit, { ...form, id: schedule.id, user_ids: [other.id] })
  await send(id)
  const [delivery] = await staff.data(calls.deliveries, { id: schedule.id })
  expect([mail.delivered.length, delivery?.state, delivery?.refused?.key]).toEqual([
    0,
    'refused',
    'The user was removed from this report before it was sent.',
  ])
})

it('a waiting mail is not sent once its report is switched off', async () => {
  const { staff, id, schedule } = await makeReport()
  await staff.data(calls.switch, { id: schedule.id, is_active: false })
  await send(id)
  const [delivery] = await staff.data(calls.deliveries, { id: schedule.id })
  expect([mail.delivered.length, delivery?.state, delivery?.refused?.key]).toEqual([
    0,
    'refused',
    'The report was switched off before it was sent.',
  ])
})

it('a mail whose report was changed while it waited has the subject of its new content', async () => {
  const { staff, id, schedule, reader } = await makeReport()
  const changed = { ...form, report: 'revenue-by-range' } as const
  await staff.data(calls.edit, { ...changed, id: schedule.id, user_ids: [reader.id] })
  await send(id)
  const [outbox] = await staff.data(access.mails, {})
  for (const subject of [mail.delivered[0]?.subject, outbox?.subject])
    expect(subject).toMatch(/: Bhent Received, /)
})
