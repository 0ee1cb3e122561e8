import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const { planner, days, group, ready, linesOf, lineOf } = plansOn(server)

/** Makes a plan for a waiting party and one that is on HOLD or NEW, with a room that the plan gives to neither. */
async function planned(isHeld: boolean) {
  const staff = await planner()
  const event = days()
  const { building, roomIds } = await makeRooms(server, 4)
  const [first = 0] = roomIds
  const [waiting, other] = [await group(event, 2), await group(event, 2)]
  if (isHeld) await staff.data(reservations.hold, { id: other, room_ids: [first] })
  const plan = await ready(staff, event, [building.id], { may_move: true })
  const lines = [...(await linesOf(staff, plan.id)), ...(await linesOf(staff, plan.id, 'STAYING'))]
  const given = lines.flatMap(({ rooms }) => rooms.map(({ id }) => id))
  const spare = roomIds.find((id) => id !== first && !given.includes(id)) ?? 0
  return { staff, plan, other, spare, line: await lineOf(staff, plan.id, waiting) }
}

it.each([
  ['gave to a NEW reservation of the plan', false],
  ['moved a stay of the plan to', true],
])('a line is not offered a room that a desk %s meanwhile, and does not get it', async (_, isHeld) => {
  const { staff, plan, other, spare, line } = await planned(isHeld)
  const offered = async () =>
    (await staff.data(calls.lineRooms, { plan_id: plan.id, id: line.id })).map(({ id }) => id)
  expect(await offered()).toContain(spare)
  const desk = await server.as('resavation-assign-room', 'resavation-edit')
  await desk.data(reservations.hold, { id: other, room_ids: [spare] })
  expect(await offered()).not.toContain(spare)
  const refused = await staff.send(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids: [spare] })
  expect([refused.status, refused.body.errors?.room_ids]).toEqual([
    422,
    ['One of these rooms is not free for these nights in this plan'],
  ])
})
