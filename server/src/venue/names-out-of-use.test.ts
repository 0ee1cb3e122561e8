import { gate } from '@nivas/contract/gate/calls.ts'
import { applicationCalls } from '@nivas/contract/reservations/application-calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { expect, it } from 'vitest'
import { application, booking, delivery, inDays, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const office = () => server.as('manage-buildings')

const short = (gate_id: number) => ({
  gate_id,
  id_card_no: `IC-${crypto.randomUUID().slice(0, 8)}`,
  houseNo: 'B-12',
  fromdate: inDays(0),
  todate: inDays(0),
  departure_time: '18:00',
  people: 2,
  issatsangi: true,
})

it('a gate that is switched off takes no new entries, and keeps those that it has', async () => {
  const staff = await office()
  const guard = await server.as(
    'gate-visitor-entry',
    'gate-live-board',
    'gate-pending-visitor',
    'gate-pending-visit-status-update',
  )
  const north = await staff.data(calls.addName, { kind: 'gate', name: 'North gate' })
  const off = { kind: 'gate', id: north.id, name_hi: null, is_active: false } as const
  const inside = await guard.data(gate.createEntry, short(north.id))
  await staff.data(calls.nameInHindi, off)
  expect(await staff.data(calls.names, {})).toContainEqual({ ...north, is_active: false })
  expect((await guard.data(gate.gates, {})).map(({ name }) => name)).toEqual(['Main gate'])

  const refusal = [422, { gate_id: ['This gate is switched off. Please choose another.'] }]
  const entries = [
    await guard.send(gate.createEntry, short(north.id)),
    await guard.send(gate.createVisitorEntry, { ...delivery(), gate_id: north.id }),
  ]
  expect(entries.map(({ status, body }) => [status, body.errors])).toEqual([refusal, refusal])

  // The gate's counter had no network when the gate was switched off.
  const moment = new Date().toISOString()
  const kept = { made_by: guard.userId, made_at: moment, sent_at: moment }
  const waited = await guard.send(
    gate.createEntry,
    { ...short(north.id), kept },
    {
      'idempotency-key': crypto.randomUUID(),
    },
  )
  expect(waited.status).toBe(200)

  const boardGates = async () => (await guard.data(gate.liveBoard, {})).gates.map(({ name }) => name)
  expect(await boardGates()).toEqual(['Main gate', 'North gate'])
  await guard.data(gate.exit, { idNumber: inside.id })
  await guard.data(gate.exit, { idNumber: waited.body.data.id })
  expect(await boardGates()).toEqual(['Main gate'])

  await staff.data(calls.nameInHindi, { ...off, is_active: true })
  // A change that omits the field leaves the gate switched off.
  await staff.data(calls.nameInHindi, { ...off, is_active: undefined })
  expect((await guard.send(gate.createEntry, short(north.id))).status).toBe(200)
})

it('an event that is switched off gets no new reservations, and reports still name it', async () => {
  const staff = await office()
  const desk = await server.as('admin-booking', 'manage-reservations')
  const { roomIds } = await makeRooms(server, 3)
  const camp = await staff.data(calls.addName, { kind: 'event', name: 'A camp' })
  const before = await desk.data(reservations.book, {
    ...booking(roomIds.slice(0, 1)),
    event_type_id: camp.id,
  })
  await staff.data(calls.nameInHindi, { kind: 'event', id: camp.id, name_hi: null, is_active: false })

  const { event_types } = await server.anonymous.data(applicationCalls.applicationChoices, {})
  expect(event_types.map(({ name }) => name)).toEqual(['Bhandara', 'Satsang'])
  expect((await server.anonymous.data(reservations.eventTypes, {})).at(-1)).toEqual({
    id: camp.id,
    name: 'A camp',
    is_active: false,
  })
  expect((await desk.data(reservations.get, { id: before.id })).event_type.name).toBe('A camp')

  const refusal = [422, { event_type_id: ['This event is no longer offered. Please choose another.'] }]
  const tries = [
    await server.anonymous.send(applicationCalls.apply, { ...application(), event_type_id: camp.id }),
    await desk.send(reservations.book, { ...booking(roomIds.slice(1, 2)), event_type_id: camp.id }),
  ]
  expect(tries.map(({ status, body }) => [status, body.errors])).toEqual([refusal, refusal])
})

it('one event stays in use, even when two desks switch off the last two at the same time', async () => {
  const staff = await office()
  const inUse = async () =>
    (await server.anonymous.data(reservations.eventTypes, {})).filter(({ is_active }) => is_active)
  const off = (id: number) =>
    staff.send(calls.nameInHindi, { kind: 'event', id, name_hi: null, is_active: false })
  const [last, other, ...more] = await inUse()
  if (!last || !other) throw new Error('no two events')
  for (const { id } of more) expect((await off(id)).status).toBe(200)
  const answers = await Promise.all([off(last.id), off(other.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
    is_active: ['This is the only event that is switched on. Please add or switch on another one first.'],
  })
  expect(await inUse()).toHaveLength(1)
})

it('buildings and purposes cannot be switched off together with their Hindi', async () => {
  const staff = await office()
  const refused = await staff.send(calls.nameInHindi, {
    kind: 'purpose',
    id: 1,
    name_hi: null,
    is_active: false,
  })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { is_active: ['Only gates and events can be switched off here'] },
  ])
})
