import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { say } from '@nivas/contract/texts.ts'
import { describe, expect, it } from 'vitest'
import { inDays, makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const { planner, days, lastDay, group, ready, lineOf, accept, heldBy } = plansOn(server)

describe('planning an event', () => {
  it('proposes rooms for every NEW reservation or gives a reason, and holds nothing', async () => {
    const staff = await planner()
    const event = days()
    const { building } = await makeRooms(server, 3)
    const ids = [await group(event, 3), await group(event, 6), await group(event, 20)]
    const plan = await ready(staff, event, [building.id])
    expect(plan).toMatchObject({
      share: 1,
      stopped: false,
      outcome: { groups: 3, people: 29, people_placed: 9, open: 2 },
    })
    expect(plan.quality).toBeGreaterThan(25)
    expect(plan.bound).toBeGreaterThanOrEqual(plan.quality ?? 0)
    const lines = await Promise.all(ids.map((id) => lineOf(staff, plan.id, id)))
    expect(lines.map(({ rooms }) => rooms.length)).toEqual([1, 2, 0])
    expect(lines[2]?.reason).toEqual({ code: 'TOO_MANY', night: null, places: 9 })
    expect(await staff.data(reservations.get, { id: ids[0] ?? 0 })).toMatchObject({
      status: 'NEW',
      rooms: [],
    })
  })

  it('proposes a room for an applicant who has named no members, as for one person', async () => {
    const staff = await planner()
    const event = days()
    const { building, roomIds } = await makeRooms(server, 2)
    const id = await group(event, 0)
    const plan = await ready(staff, event, [building.id])
    const line = await lineOf(staff, plan.id, id)
    expect([line.people, line.rooms.length]).toEqual([1, 1])
    // A second room may be for a driver, so it needs no agreement, as for every party.
    await staff.data(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids: roomIds })
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 1, refused: 0 })
    expect(await heldBy(staff, id)).toEqual(roomIds)
  })

  it('excludes rooms that are held, closed or inactive', async () => {
    const staff = await planner()
    const event = days()
    const { building, roomIds } = await makeRooms(server, 4)
    const [taken = 0, closed = 0, off = 0, free = 0] = roomIds
    await staff.data(reservations.hold, { id: await group(event, 1), room_ids: [taken] })
    await server.db.updateTable('rooms').set({ is_active: false }).where('id', '=', off).execute()
    const closure = { room_id: closed, from_date: event.from, to_date: event.to, reason: 'paint' }
    const made = await server.db
      .insertInto('room_closures')
      .values(closure)
      .returning(['id', 'until_date'])
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('stays')
      .values({
        closure_id: made.id,
        room_id: closed,
        arrival_date: event.from,
        departure_date: made.until_date,
        price: 0,
      })
      .execute()
    const ids = [await group(event, 3), await group(event, 2)]
    const plan = await ready(staff, event, [building.id])
    const lines = await Promise.all(ids.map((id) => lineOf(staff, plan.id, id)))
    expect(lines.map(({ rooms }) => rooms.map((room) => room.id))).toEqual([[free], []])
    expect(lines[1]?.reason).toMatchObject({ code: 'CROWDED', night: event.from, places: 0 })
  })

  it('holds the rooms of accepted lines, audits them, and leaves the others open', async () => {
    const staff = await planner()
    const event = days()
    const { building } = await makeRooms(server, 4)
    const ids = [await group(event, 2), await group(event, 3), await group(event, 2)]
    const plan = await ready(staff, event, [building.id])
    const first = await lineOf(staff, plan.id, ids[0] ?? 0)
    const some = await accept(staff, plan.id, [first.id])
    expect(some.outcome).toMatchObject({ accepted: 1, open: 2 })
    expect(await heldBy(staff, first.reservation_id)).toEqual(first.rooms.map((room) => room.id))
    expect(await staff.data(reservations.get, { id: first.reservation_id })).toMatchObject({ status: 'HOLD' })
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 3, open: 0, refused: 0 })
    const history = await staff.data(reservations.history, { id: first.reservation_id })
    expect(history[0]).toMatchObject({ call: 'planning.accept', said: { plan_id: plan.id } })
    const { status, body } = await staff.send(calls.accept, { id: plan.id })
    expect([status, body.message]).toEqual([400, 'None of these lines has rooms to accept. Please reload.'])
  })

  it('reports a line whose room another desk has taken since, and accepts the other lines', async () => {
    const staff = await planner()
    const event = days()
    const { building } = await makeRooms(server, 3)
    const ids = [await group(event, 2), await group(event, 3)]
    const plan = await ready(staff, event, [building.id])
    const line = await lineOf(staff, plan.id, ids[1] ?? 0)
    await staff.data(reservations.hold, {
      id: await group(event, 1),
      room_ids: line.rooms.map((room) => room.id),
    })
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 1, open: 1, refused: 1 })
    expect(await lineOf(staff, plan.id, ids[1] ?? 0)).toMatchObject({
      state: 'OPEN',
      refusal: say('Room {{room}} ({{building}}, floor {{floor}}) has just been taken for these dates.', {
        room: line.rooms[0]?.room_number ?? '',
        building: building.name,
        floor: 1,
      }),
    })
  })

  it('does not accept a reservation that has changed or ended since', async () => {
    const staff = await planner()
    const event = days()
    const { building } = await makeRooms(server, 3)
    const [changed = 0, ended = 0] = [await group(event, 2), await group(event, 3)]
    const plan = await ready(staff, event, [building.id])
    await server.db
      .updateTable('reservations')
      .set({ departure_date: lastDay(2) })
      .where('id', '=', changed)
      .execute()
    await server.db.updateTable('reservations').set({ status: 'CANCELLED' }).where('id', '=', ended).execute()
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 0, refused: 2 })
    const { refusal, application_number: number } = await lineOf(staff, plan.id, changed)
    expect(refusal).toEqual(
      say('Reservation {{number}} was changed after this plan was made. Please plan again.', { number }),
    )
    expect(await heldBy(staff, changed)).toEqual([])
  })

  it('lets two operators accept overlapping plans: each room goes to one of them', async () => {
    const [one, other] = [await planner(), await planner()]
    const event = days()
    const { building } = await makeRooms(server, 6)
    for (let count = 0; count < 6; count += 1) await group(event, 3)
    const plans = [await ready(one, event, [building.id]), await ready(other, event, [building.id])]
    const done = await Promise.all(plans.map((plan, at) => accept(at === 0 ? one : other, plan.id)))
    const accepted = done.reduce((sum, { outcome }) => sum + (outcome?.accepted ?? 0), 0)
    const refused = done.reduce((sum, { outcome }) => sum + (outcome?.refused ?? 0), 0)
    expect([accepted, refused]).toEqual([6, 6])
  })
})

describe('a line', () => {
  it('can get other rooms that are free in the plan, which count immediately and are pinned in the next plan', async () => {
    const staff = await planner()
    const event = days()
    const { building } = await makeRooms(server, 3)
    const [id = 0, other = 0] = [await group(event, 2), await group(event, 2)]
    const plan = await ready(staff, event, [building.id])
    const [line, neighbour] = [await lineOf(staff, plan.id, id), await lineOf(staff, plan.id, other)]
    const free = await staff.data(calls.lineRooms, { plan_id: plan.id, id: line.id })
    const taken = neighbour.rooms.map((room) => room.id)
    const here = free.filter((room) => room.floor.building.id === building.id)
    expect(here).toHaveLength(2)
    expect(here.some((room) => taken.includes(room.id))).toBe(false)
    const refused = await staff.send(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids: taken })
    expect([refused.status, refused.body.errors?.room_ids]).toEqual([
      422,
      ['One of these rooms is not free for these nights in this plan'],
    ])
    const both = here.map((room) => room.id)
    const changed = await staff.data(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids: both })
    expect(changed).toMatchObject({ pinned: true, places: 6 })
    const worse = await staff.data(calls.get, { id: plan.id })
    expect(worse.quality).toBeLessThan(plan.quality ?? 0)
    const again = await ready(staff, event, [building.id], { pins_of: plan.id })
    expect((await lineOf(staff, again.id, id)).rooms.map((room) => room.id).sort()).toEqual(both.sort())
    const loose = await staff.data(calls.changeLine, {
      plan_id: plan.id,
      id: line.id,
      pinned: false,
      room_ids: [],
    })
    expect(loose).toMatchObject({ rooms: [], pinned: false, reason: null })
  })
})

it('a page of an earlier version, which names its lines in a different field, cannot accept lines', async () => {
  const staff = await planner()
  const event = days()
  const { building } = await makeRooms(server, 2)
  const [id, other] = [await group(event, 1), await group(event, 1)]
  const plan = await ready(staff, event, [building.id])
  const line = await lineOf(staff, plan.id, id)
  const { status, body } = await staff.send(calls.accept, { id: plan.id, line_ids: [line.id] } as never)
  const text = 'This page is from an earlier version. Please reload it.'
  expect([status, body.errors]).toEqual([422, { line_ids: [text] }])
  // An unknown field may have the name of a property that every object has.
  const refused = await staff.send(calls.accept, { id: plan.id, toString: 1 } as never)
  expect([refused.status, refused.body.errors]).toEqual([422, { toString: [text] }])
  expect([await heldBy(staff, id), await heldBy(staff, other)]).toEqual([[], []])
  expect((await staff.data(calls.get, { id: plan.id })).outcome).toMatchObject({ accepting: 0, accepted: 0 })
})

describe('a plan that is being made', () => {
  it('can be discarded, and is not listed any more', async () => {
    const staff = await planner()
    const event = days()
    const { building } = await makeRooms(server, 3)
    await group(event, 2)
    const { id } = await staff.data(calls.start, { ...event, building_ids: [building.id] })
    await staff.data(calls.stop, { id, keep: false })
    expect((await staff.data(calls.get, { id })).state).toBe('CANCELLED')
    expect((await staff.send(calls.accept, { id })).body.message).toMatch(/^This plan is not ready/)
    expect((await staff.data(calls.recent, {})).map((plan) => plan.id)).not.toContain(id)
    const { status, body } = await staff.send(calls.stop, { id, keep: true })
    expect([status, body.message]).toEqual([400, 'This plan is no longer being made. Please reload.'])
  })

  it('requires days in order and existing buildings', async () => {
    const staff = await planner()
    const event = days()
    const { building } = await makeRooms(server, 1)
    const refused = async (more: object) =>
      Object.keys(
        (await staff.send(calls.start, { ...event, building_ids: [building.id], ...more })).body.errors ?? {},
      )
    expect([
      await refused({ to: inDays(1) }),
      await refused({ to: inDays(400) }),
      await refused({ building_ids: [] }),
      await refused({ building_ids: [2_000_000_000] }),
      await refused({ pins_of: 2_000_000_000 }),
    ]).toEqual([['to'], ['to'], ['building_ids'], ['building_ids'], ['pins_of']])
  })

  it('answers 401 without a session, 403 without the permission, 404 without the plan', async () => {
    const request = { ...days(), building_ids: [1] }
    expect((await server.anonymous.send(calls.start, request)).status).toBe(401)
    expect((await (await server.as('bhent')).send(calls.start, request)).status).toBe(403)
    const staff = await planner()
    const id = 2_000_000_000
    expect((await staff.send(calls.get, { id })).status).toBe(404)
    expect((await staff.send(calls.lines, { id })).status).toBe(404)
    expect((await staff.send(calls.lineRooms, { plan_id: id, id })).status).toBe(404)
    expect((await staff.send(calls.changeLine, { plan_id: id, id, pinned: true })).status).toBe(404)
    expect((await staff.send(calls.accept, { id })).status).toBe(404)
    expect((await staff.send(calls.stop, { id, keep: true })).status).toBe(404)
  })
})
