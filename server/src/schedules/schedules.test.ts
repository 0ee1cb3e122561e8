import { electrical } from '@nivas/contract/electrical/calls.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { makeReceiver } from './testing/receiver.ts'

const server = useServer(undefined, { jobs: false })
const office = () => server.as('report-mails')

const form = { report: 'occupancy-by-range', every: 'Daily', hour: 6 } as const

it('says what is wrong with a schedule, beside its field', async () => {
  const staff = await office()
  const reader = await makeReceiver(server, 'report-event')
  const errors = async (wrong: Record<string, unknown>) =>
    (await staff.send(calls.add, { ...form, user_ids: [reader.id], ...wrong } as never)).body.errors
  expect(await errors({ report: 'gone' })).toEqual({ report: ['Please choose a report'] })
  expect(await errors({ user_ids: [] })).toEqual({ user_ids: ['Please choose at least one receiver'] })
  expect(await errors({ report: 'event' })).toEqual({ event_id: ['This is a required field'] })
  expect(await errors({ report: 'event', event_id: 999_999 })).toEqual({
    event_id: ['The event of this report is no longer there.'],
  })
  const electrician = await makeReceiver(server, 'electrical-group-overdues')
  const ofGroup = { report: 'electrical-group-overdues', user_ids: [electrician.id] }
  expect(await errors(ofGroup)).toEqual({ group_id: ['This is a required field'] })
  expect(await errors({ ...ofGroup, group_id: 999_999 })).toEqual({
    group_id: ['The group of this report is no longer there.'],
  })
  expect(await errors({ user_ids: [999_999] })).toEqual({
    user_ids: ['This user is no longer there. Please reload.'],
  })
  const blank = await makeReceiver(server, 'report-occupancy-by-range')
  await server.db.updateTable('users').set({ email: 'nobody' }).where('id', '=', blank.id).execute()
  expect(await errors({ user_ids: [blank.id] })).toEqual({ user_ids: ['The user has no e-mail address.'] })
})

it('is refused to users without its permission', async () => {
  expect((await server.anonymous.send(calls.list, {})).status).toBe(401)
  const other = await server.as('report-occupancy-by-range')
  expect((await other.send(calls.list, {})).status).toBe(403)
  expect((await (await office()).send(calls.sendNow, { id: 999_999 })).status).toBe(404)
})

it('a receiver who was deleted stays until taken off, and does not hold up other changes', async () => {
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
    key: 'The user is no longer there.',
  })
  const without = await staff.data(calls.edit, { ...form, id, user_ids: [stays.id] })
  expect(without.receivers.map((one) => one.id)).toEqual([stays.id])
})

it('who sets reports by mail up reads the satsangi groups that a report can be about', async () => {
  expect((await (await office()).send(electrical.groups, {})).status).toBe(200)
})
