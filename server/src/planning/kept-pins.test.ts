import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'
import { keptPins, nightsBeside } from './kept-pins.ts'

const server = useServer()
const { planner, days, group, ready, lineOf } = plansOn(server)

it('rooms of another building that staff gave to a line stay with it in the next plan, and go to no other line', async () => {
  const staff = await planner()
  const event = days()
  const [{ building, roomIds }, elsewhere] = [await makeRooms(server, 1), await makeRooms(server, 1)]
  const [given, second, third] = [await group(event, 2), await group(event, 2), await group(event, 2)]
  const plan = await ready(staff, event, [building.id])
  const line = await lineOf(staff, plan.id, given)
  const room_ids = elsewhere.roomIds
  await staff.data(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids })
  const again = await ready(staff, event, [building.id], { pins_of: plan.id })
  const kept = await lineOf(staff, again.id, given)
  expect([kept.pinned, kept.rooms.map(({ id }) => id)]).toEqual([true, room_ids])
  const others = await Promise.all([second, third].map((id) => lineOf(staff, again.id, id)))
  expect(others.flatMap(({ rooms }) => rooms.map(({ id }) => id))).toEqual(roomIds)
})

it('pins are kept in the remaining buildings when one building of the plan is switched off', async () => {
  const staff = await planner()
  const event = days()
  const [left, off] = [await makeRooms(server, 1), await makeRooms(server, 1)]
  const given = await group(event, 2)
  const both = [left.building.id, off.building.id]
  const plan = await ready(staff, event, both)
  const { id } = await lineOf(staff, plan.id, given)
  await staff.data(calls.changeLine, { plan_id: plan.id, id, room_ids: left.roomIds })
  const { id: closed } = off.building
  await server.db.updateTable('buildings').set({ is_active: false }).where('id', '=', closed).execute()
  const again = await ready(staff, event, both, { pins_of: plan.id })
  expect(again.buildings.map((building) => building.id)).toEqual([left.building.id])
  const kept = await lineOf(staff, again.id, given)
  expect([kept.pinned, kept.rooms.map((room) => room.id)]).toEqual([true, left.roomIds])
  const start = { ...event, may_move: false }
  for (const refused of [
    { building_ids: both, pins_of: null },
    { building_ids: [closed], pins_of: plan.id },
    { building_ids: [left.building.id, 2_000_000_000], pins_of: plan.id },
  ])
    expect((await staff.send(calls.start, { ...start, ...refused })).body.errors).toEqual({
      building_ids: ['One of these buildings does not exist or is switched off'],
    })
})

it('a pin is kept if its rooms exist and neither a stay nor an earlier pin has one of its nights', () => {
  const party = (id: number, from: number, to: number, pinned: number[] | null) => ({
    ...{ id, from, to, pinned },
    held: [],
  })
  const taken = new Map([[1, [{ from: 0, to: 2 }]]])
  const parties = [
    party(10, 2, 4, [1, 2]),
    party(11, 1, 3, [1]),
    party(12, 3, 5, [2]),
    party(13, 4, 5, [2]),
    party(14, 0, 1, [3]),
    party(15, 0, 1, null),
  ]
  const { pins, nights } = keptPins(parties, new Set([1, 2]), taken)
  expect([...pins]).toEqual([
    [10, [1, 2]],
    [13, [2]],
  ])
  expect(nights.get(2)).toEqual([
    { from: 2, to: 4 },
    { from: 4, to: 5 },
  ])
})

it('a stay that keeps its rooms comes before a pin of another party on them', () => {
  const [stay, other] = [
    { id: 2, from: 0, to: 2, held: [1], pinned: [1] },
    { id: 1, from: 1, to: 3, held: [3], pinned: [1] },
  ]
  expect([...keptPins([other, stay], new Set([1]), new Map()).pins]).toEqual([[2, [1]]])
})

it('the nights beside the open ranges are those before, between and after them', () => {
  const open = [
    { from: 5, to: 7 },
    { from: 2, to: 4 },
  ]
  const beside = [
    { from: 0, to: 2 },
    { from: 4, to: 5 },
    { from: 7, to: 9 },
  ]
  expect(nightsBeside(9, open)).toEqual(beside)
  expect(nightsBeside(7, [{ from: 0, to: 7 }])).toEqual([])
})
