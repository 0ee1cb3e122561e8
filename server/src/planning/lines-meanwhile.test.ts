import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { describe, expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const { planner, days, group, ready, lineOf, accept, heldBy } = plansOn(server)

describe('a line that another desk has just changed', () => {
  const changedLine = async () => {
    const staff = await planner()
    const event = days()
    const { building, roomIds } = await makeRooms(server, 2)
    const id = await group(event, 2)
    const plan = await ready(staff, event, [building.id])
    const line = await lineOf(staff, plan.id, id)
    const shown = line.rooms.map((room) => room.id)
    const other = roomIds.filter((room) => !shown.includes(room))
    await staff.data(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids: other })
    return { staff, plan, line, id, shown, other }
  }

  it('is not changed again, or pinned, by a desk that was shown its former rooms', async () => {
    const { staff, plan, line, shown, other, id } = await changedLine()
    const change = { plan_id: plan.id, id: line.id, known_room_ids: shown }
    for (const more of [{ room_ids: shown }, { pinned: false }]) {
      const { status, body } = await staff.send(calls.changeLine, { ...change, ...more })
      expect([status, body.message]).toEqual([400, 'This line was changed meanwhile. Please check it again.'])
    }
    const now = await lineOf(staff, plan.id, id)
    expect([now.pinned, now.rooms.map((room) => room.id)]).toEqual([true, other])
    const known = { ...change, known_room_ids: other, room_ids: shown }
    expect((await staff.data(calls.changeLine, known)).rooms.map((room) => room.id)).toEqual(shown)
  })

  it('is not accepted by a desk that was shown its former rooms', async () => {
    const { staff, plan, line, shown, other, id } = await changedLine()
    const lines = [{ id: line.id, room_ids: shown }]
    const { status, body } = await staff.send(calls.accept, { id: plan.id, lines })
    const text = 'One of these lines was changed meanwhile. Please check them again.'
    expect([status, body.message]).toEqual([400, text])
    expect(await heldBy(staff, id)).toEqual([])
    expect((await accept(staff, plan.id, [line.id])).outcome).toMatchObject({ accepted: 1 })
    expect(await heldBy(staff, id)).toEqual(other)
  })

  it('stays open with the reason, and the other lines of the selection are accepted', async () => {
    const staff = await planner()
    const event = days()
    const { building, roomIds } = await makeRooms(server, 3)
    const [id, other] = [await group(event, 2), await group(event, 2)]
    const plan = await ready(staff, event, [building.id])
    const [line, beside] = [await lineOf(staff, plan.id, id), await lineOf(staff, plan.id, other)]
    const shown = [line, beside].map((one) => ({ id: one.id, room_ids: one.rooms.map((room) => room.id) }))
    const taken = shown.flatMap(({ room_ids }) => room_ids)
    const room_ids = roomIds.filter((room) => !taken.includes(room))
    await staff.data(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids })
    await staff.data(calls.accept, { id: plan.id, lines: shown })
    await expect
      .poll(async () => (await staff.data(calls.get, { id: plan.id })).outcome, { timeout: 15_000 })
      .toMatchObject({ accepting: 0, accepted: 1, refused: 1, open: 1 })
    expect([await heldBy(staff, id), await heldBy(staff, other)]).toEqual([[], shown[1]?.room_ids])
    expect((await lineOf(staff, plan.id, id)).refusal?.key).toBe(
      'This line was changed meanwhile. Please check it again.',
    )
    expect((await accept(staff, plan.id, [line.id])).outcome).toMatchObject({ accepted: 2, refused: 0 })
  })
})
