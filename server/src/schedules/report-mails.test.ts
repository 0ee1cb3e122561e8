import { addDays } from '@nivas/contract/dates.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { rangeBefore } from '@nivas/contract/schedules/range-before.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { audited } from '../testing/audited.ts'
import { makeRooms, today } from '../testing/factories.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { useServer } from '../testing/server.ts'
import { sendDue } from './send-due.ts'
import { partsOf } from './testing/parts-of.ts'
import { makeReceiver } from './testing/receiver.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url, VENUE_NAME: 'Anand Dham & Sons' }))
const office = () => server.as('report-mails')

const form = { report: 'occupancy-by-range', every: 'Daily', hour: 6 } as const

/** Returns the delivered mails to an address. */
const mailsTo = (address: string) => mail.delivered.filter(({ to }) => to.includes(address))

const around = () => ({
  ...{ db: server.db, queue: server.queue },
  ...{ venueName: 'Anand Dham & Sons', timeZone: 'Asia/Kolkata' },
})

/** Sets a schedule as if it had been switched on two months ago. */
const longAgo = (id: number) =>
  sql`update report_mails set since = now() - interval '2 months' where id = ${id}`.execute(server.db)

/** Returns the end of the venue's day, when everything of the day is due. */
const tonight = () => new Date(`${today}T23:30:00+05:30`)

it('sends a report as a table with a file, by hand, for the range before', async () => {
  const staff = await office()
  const { building } = await makeRooms(server, 2)
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id, ...made } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  expect(made).toMatchObject({ ...form, is_active: true, gone: null, last_sent: null, last_failure: null })
  await staff.data(calls.sendNow, { id })
  await expect.poll(() => mailsTo(reader.email), { timeout: 15_000 }).toHaveLength(1)
  const [delivered] = mailsTo(reader.email)
  expect(delivered?.subject).toContain('Anand Dham & Sons: Occupancy, ')
  const parts = partsOf(delivered?.source ?? '').join('\n')
  expect(parts).toContain('<h1')
  expect(parts).toContain('Anand Dham &#38; Sons')
  expect(parts).toContain(building.name)
  expect(parts).toContain('Building,Total people,Total occupied rooms,Occupancy %,Total days')
  const { from, to } = rangeBefore('Daily', today)
  expect(delivered?.source).toContain(`occupancy-by-range-${from}-to-${to}.csv`)
  const state = async () => (await staff.data(calls.list, {})).find((one) => one.id === id)?.last_sent
  await expect
    .poll(state, { timeout: 5_000 })
    .toMatchObject({ state: 'sent', from, to, user: { id: reader.id } })
  const [first] = await staff.data(calls.deliveries, { id })
  expect(first).toMatchObject({ state: 'sent', asked_by: expect.any(String), tries: 1 })
  const audited = await server.db
    .selectFrom('audit_log')
    .select('call')
    .where('record_type', '=', 'report_mail')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audited.map(({ call }) => call)).toEqual(['schedules.add', 'schedules.sendNow', 'schedules.mailed'])
})

it('sends each range once, for any number of runs and servers', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, every: 'Weekly', user_ids: [reader.id] })
  await sendDue(around(), tonight())
  expect(await staff.data(calls.deliveries, { id })).toEqual([])
  await longAgo(id)
  await Promise.all(Array.from({ length: 5 }, () => sendDue(around(), tonight())))
  await sendDue(around(), tonight())
  expect(await staff.data(calls.deliveries, { id })).toMatchObject([rangeBefore('Weekly', today)])
  await expect.poll(() => mailsTo(reader.email), { timeout: 15_000 }).toHaveLength(1)
  const again = { report_mail_id: id, user_id: reader.id, range_from: rangeBefore('Weekly', today).from }
  await expect(
    server.db
      .insertInto('report_mail_deliveries')
      .values({ ...again, range_to: rangeBefore('Weekly', today).to })
      .execute(),
  ).rejects.toThrow('report_mails_once')
})

it('waits for its hour, and sends what was due while the server was off', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, hour: 9, user_ids: [reader.id] })
  await longAgo(id)
  const at = (time: string) => sendDue(around(), new Date(`${addDays(today, 1)}T${time}:00+05:30`))
  await at('08:59')
  expect(await staff.data(calls.deliveries, { id })).toEqual([])
  await at('13:10')
  expect(await staff.data(calls.deliveries, { id })).toMatchObject([{ from: today, to: today }])
  await staff.data(calls.switch, { id, is_active: false })
  await staff.data(calls.switch, { id, is_active: false })
  expect(await audited(server, 'schedules.switch', id)).toBe(1)
  await sendDue(around(), new Date(`${addDays(today, 2)}T10:00:00+05:30`))
  expect(await staff.data(calls.deliveries, { id })).toHaveLength(1)
  const { body } = await staff.send(calls.sendNow, { id })
  expect(body.message).toBe('These mails are switched off. Switch them on first.')
})

it('does not send a report to a user who may no longer see it, and the list shows that', async () => {
  const staff = await office()
  const [stays, loses, leaves] = [
    await makeReceiver(server, 'report-occupancy-by-range'),
    await makeReceiver(server, 'report-occupancy-by-range'),
    await makeReceiver(server, 'report-occupancy-by-range'),
  ]
  const user_ids = [stays.id, loses.id, leaves.id]
  const { id } = await staff.data(calls.add, { ...form, user_ids })
  await server.db.deleteFrom('user_roles').where('user_id', '=', loses.id).execute()
  await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', leaves.id).execute()
  await staff.data(calls.sendNow, { id })
  await expect.poll(() => mailsTo(stays.email), { timeout: 15_000 }).toHaveLength(1)
  const states = async () =>
    Object.fromEntries(
      (await staff.data(calls.deliveries, { id })).map(({ user, state, refused }) => [
        user.id,
        [state, refused?.key],
      ]),
    )
  await expect.poll(states, { timeout: 15_000 }).toEqual({
    [stays.id]: ['sent', undefined],
    [loses.id]: ['refused', 'The user does not have access to this report.'],
    [leaves.id]: ['refused', 'The user no longer exists.'],
  })
  expect([...mailsTo(loses.email), ...mailsTo(leaves.email)]).toEqual([])
  const listed = (await staff.data(calls.list, {})).find((one) => one.id === id)
  expect(listed?.last_failure).toMatchObject({ state: 'refused' })
  // A user who lost the permission may stay on the list; a user without it is not added.
  await staff.data(calls.edit, { ...form, id, user_ids: [stays.id, loses.id] })
  const wrong = await staff.send(calls.add, { ...form, user_ids: [loses.id] })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors?.user_ids?.[0]).toMatch(
    /^Person \d+ cannot be sent this report\. The user does not have access to this report\.$/,
  )
  // After a later mail was sent, only the deliveries show that an earlier one was not.
  await staff.data(calls.edit, { ...form, id, user_ids: [stays.id] })
  await staff.data(calls.sendNow, { id })
  const failure = async () => (await staff.data(calls.list, {})).find((one) => one.id === id)?.last_failure
  await expect.poll(failure, { timeout: 15_000 }).toBeNull()
})

it('retries when the mail server cannot be reached, and shows its error', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  await mail.stop()
  await staff.data(calls.sendNow, { id })
  const first = async () => (await staff.data(calls.deliveries, { id }))[0]
  await expect
    .poll(first, { timeout: 20_000 })
    .toMatchObject({ state: 'waiting', last_error: expect.stringContaining('ECONNREFUSED') })
  await mail.start()
  await expect.poll(() => mailsTo(reader.email), { timeout: 30_000 }).toHaveLength(1)
  await expect.poll(first, { timeout: 5_000 }).toMatchObject({ state: 'sent' })
}, 60_000)

it('sends the dues of one satsangi group, and shows when the group is gone', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'electrical-group-overdues')
  const { id: group_id } = await server.db
    .insertInto('satsangi_groups')
    .values({ name: 'Sewadars' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await staff.data(calls.add, {
    ...{ ...form, report: 'electrical-group-overdues', group_id, event_id: 1, user_ids: [reader.id] },
  })
  expect([added.event, added.group, added.gone]).toEqual([null, { id: group_id, name: 'Sewadars' }, null])
  await staff.data(calls.sendNow, { id: added.id })
  await expect.poll(() => mailsTo(reader.email), { timeout: 15_000 }).toHaveLength(1)
  expect(partsOf(mailsTo(reader.email)[0]?.source ?? '').join('\n')).toContain(
    `/#/electrical/reports/group-overdues?group=${group_id}`,
  )
  expect(mailsTo(reader.email)[0]?.subject).toContain('Overdues By Satsangi Groups: Sewadars, ')
  expect(partsOf(mailsTo(reader.email)[0]?.source ?? '').join('\n')).toContain(
    'Overdues By Satsangi Groups: Sewadars</h1>',
  )
  await server.db.deleteFrom('satsangi_groups').where('id', '=', group_id).execute()
  const listed = (await staff.data(calls.list, {})).find(({ id }) => id === added.id)
  expect(listed?.gone).toMatchObject({ key: 'The group of this report no longer exists.' })
})

it('does not send a report that is gone or whose event is gone, and shows that', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-event', 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  await server.db.updateTable('report_mails').set({ report: 'of-last-year' }).where('id', '=', id).execute()
  const { body } = await staff.send(calls.sendNow, { id })
  expect(body.message).toBe('This report no longer exists.')
  await longAgo(id)
  await sendDue(around(), tonight())
  const first = async () => (await staff.data(calls.deliveries, { id }))[0]
  await expect.poll(first, { timeout: 15_000 }).toMatchObject({
    state: 'refused',
    refused: { key: 'This report no longer exists.' },
  })
})

it('sends the month of a report that was mailed on its first day, before it became monthly', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  await longAgo(id)
  await sendDue(around(), new Date('2026-11-02T10:00:00+05:30'))
  await staff.data(calls.edit, { ...form, id, every: 'Monthly', user_ids: [reader.id] })
  await longAgo(id)
  await sendDue(around(), new Date('2026-12-01T10:00:00+05:30'))
  const ranges = (await staff.data(calls.deliveries, { id })).map(({ from, to }) => `${from} ${to}`)
  expect(ranges).toEqual(['2026-11-01 2026-11-30', '2026-11-01 2026-11-01'])
})

it('audits the mails that the mail server accepted, not those that it refused', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  const mailed = async () =>
    server.db
      .selectFrom('audit_log')
      .select('id')
      .where('record_id', '=', id)
      .where('call', '=', 'schedules.mailed')
      .execute()
  mail.refuses = 'no such mailbox'
  await staff.data(calls.sendNow, { id })
  const first = async () => (await staff.data(calls.deliveries, { id }))[0]
  await expect
    .poll(first, { timeout: 20_000 })
    .toMatchObject({ state: 'waiting', last_error: expect.stringContaining('no such mailbox') })
  expect(await mailed()).toEqual([])
  mail.refuses = undefined
  await expect.poll(first, { timeout: 30_000 }).toMatchObject({ state: 'sent' })
  expect(await mailed()).toHaveLength(1)
}, 60_000)

it('sends a report once even when the answer of the mail server is lost, and shows that', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  mail.hangsUp = true
  await staff.data(calls.sendNow, { id })
  const first = async () => (await staff.data(calls.deliveries, { id }))[0]
  await expect.poll(first, { timeout: 30_000 }).toMatchObject({
    state: 'refused',
    refused: {
      key: 'The mail server did not confirm this mail. Send it again if it did not arrive.',
    },
  })
  mail.hangsUp = false
  expect(mailsTo(reader.email)).toHaveLength(1)
}, 60_000)
