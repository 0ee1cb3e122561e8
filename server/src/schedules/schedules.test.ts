import { electrical } from '@nivas/contract/electrical/calls.ts'
import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import type { Schedule } from '@nivas/contract/schedules/schemas.ts'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeReceiver } from './testing/receiver.ts'

const server = useServer(undefined, { jobs: false })
const office = () => server.as('report-mails')

const form = { report: 'occupancy-by-range', every: 'Daily', hour: 6 } as const

it('reports each error of a schedule at its field', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-event')
  const errors = async (wrong: Record<string, unknown>) =>
    (await staff.send(calls.add, { ...form, user_ids: [reader.id], ...wrong } as never)).body.errors
  expect(await errors({ report: 'gone' })).toEqual({ report: ['Please choose a report'] })
  expect(await errors({ user_ids: [] })).toEqual({ user_ids: ['Please choose at least one recipient'] })
  expect(await errors({ report: 'event' })).toEqual({ event_id: ['This is a required field'] })
  expect(await errors({ report: 'event', event_id: 999_999 })).toEqual({
    event_id: ['The event of this report no longer exists.'],
  })
  const electrician = await makeReceiver(server, 'electrical-group-overdues')
  const ofGroup = { report: 'electrical-group-overdues', user_ids: [electrician.id] }
  expect(await errors(ofGroup)).toEqual({ group_id: ['This is a required field'] })
  expect(await errors({ ...ofGroup, group_id: 999_999 })).toEqual({
    group_id: ['The group of this report no longer exists.'],
  })
  expect(await errors({ user_ids: [999_999] })).toEqual({
    user_ids: ['This user no longer exists. Please reload.'],
  })
  // With several receivers, the text names the one who cannot be sent the report.
  for (const [change, why] of [
    [{ email: 'nobody' }, 'The user has no email address.'],
    [{ account_type: 'mower' }, 'This account belongs to a counter, not to a person.'],
  ] as const) {
    const readers = [
      await makeReceiver(server, 'report-occupancy-by-range'),
      await makeReceiver(server, 'report-occupancy-by-range'),
    ]
    const wrong = server.db
      .updateTable('users')
      .set(change)
      .where('id', '=', readers[1]?.id ?? 0)
    const { name } = await wrong.returning('name').executeTakeFirstOrThrow()
    expect(await errors({ user_ids: readers.map(({ id }) => id) })).toEqual({
      user_ids: [`${name} cannot be sent this report. ${why}`],
    })
  }
})

it('a report cannot be sent now without a mail server', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  const { status, body } = await staff.send(calls.sendNow, { id })
  const text = 'There is no mail server. The operator of Nivas can set one with SMTP_URL.'
  expect([status, body.message]).toEqual([400, text])
  expect(await staff.data(calls.deliveries, { id })).toEqual([])
})

it('reports by mail are refused to users without the permission', async () => {
  expect((await server.anonymous.send(calls.list, {})).status).toBe(401)
  const other = await server.as('report-occupancy-by-range')
  expect((await other.send(calls.list, {})).status).toBe(403)
  expect((await (await office()).send(calls.sendNow, { id: 999_999 })).status).toBe(404)
})

it('a deleted receiver stays until removed, and does not prevent other changes', async () => {
  const staff = await office()
  const [stays, leaves] = [
    await makeReceiver(server, 'report-occupancy-by-range'),
    await makeReceiver(server, 'report-occupancy-by-range'),
  ]
  const { id } = await staff.data(calls.add, { ...form, user_ids: [stays.id, leaves.id] })
  await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', leaves.id).execute()
  const later = await staff.data(calls.edit, { ...form, id, hour: 9, user_ids: [stays.id, leaves.id] })
  expect(later.hour).toBe(9)
  expect(later.receivers.find((one) => one.id === leaves.id)?.refused).toMatchObject({
    key: 'The user no longer exists.',
  })
  const without = await staff.data(calls.edit, { ...form, id, user_ids: [stays.id] })
  expect(without.receivers.map((one) => one.id)).toEqual([stays.id])
})

const receiversOf = ({ receivers }: Schedule) => receivers.map(({ id }) => id).sort((a, b) => a - b)

it('a change leaves omitted fields as a colleague has set them since', async () => {
  const staff = await office()
  const one = await makeReceiver(server, 'report-occupancy-by-range')
  const two = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [one.id] })
  await staff.data(calls.edit, { id, every: 'Weekly', user_ids: [one.id, two.id] })
  const later = await staff.data(calls.edit, { id, hour: 9 })
  expect(later).toMatchObject({ report: form.report, every: 'Weekly', hour: 9 })
  expect(receiversOf(later)).toEqual([one.id, two.id])
  await Promise.all([
    staff.data(calls.edit, { id, every: 'Monthly' }),
    staff.data(calls.edit, { id, hour: 10 }),
    staff.data(calls.edit, { id, user_ids: [two.id] }),
  ])
  const last = await staff.data(calls.edit, { id })
  expect([last.every, last.hour, receiversOf(last)]).toEqual(['Monthly', 10, [two.id]])
})

it('a report is changed together with its event or group', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-occupancy-by-range', 'report-event')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  const errors = async (change: object) => (await staff.send(calls.edit, { id, ...change })).body.errors
  expect(await errors({ report: 'event' })).toEqual({ event_id: ['This is a required field'] })
  expect(await errors({ event_id: 1 })).toEqual({ report: ['This is a required field'] })
  const changed = await staff.data(calls.edit, { id, report: 'event', event_id: 1 })
  expect([changed.report, changed.event?.id, receiversOf(changed)]).toEqual(['event', 1, [reader.id]])
  expect((await staff.data(calls.edit, { id, hour: 8 })).event?.id).toBe(1)
})

it('a form is refused when a colleague has changed the receivers since it was opened', async () => {
  const staff = await office()
  const one = await makeReceiver(server, 'report-occupancy-by-range')
  const two = await makeReceiver(server, 'report-occupancy-by-range')
  const { id } = await staff.data(calls.add, { ...form, user_ids: [one.id] })
  const save = (user_ids: number[], known: number[]) =>
    staff.send(calls.edit, { id, user_ids, known: { user_ids: known } })
  expect((await save([one.id, two.id], [one.id])).status).toBe(200)
  const { status, body } = await save([two.id], [one.id])
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['user_ids']])
  const { known } = body.data as unknown as ChangedMeanwhile
  const after = await staff.send(calls.edit, { id, user_ids: [two.id], known })
  expect([after.status, receiversOf(after.body.data)]).toEqual([200, [two.id]])
})

it('a user who sets up reports by mail can read the satsangi groups that a report can be about', async () => {
  expect((await (await office()).send(electrical.groups, {})).status).toBe(200)
})
