import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { say } from '@nivas/contract/texts.ts'
import { describe, expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const { planner, days, group, ready, linesOf, lineOf, accept, heldBy } = plansOn(server)

describe('stays that may move', () => {
  const swap = async (paid: boolean) => {
    const staff = await planner()
    const event = days()
    const { building, roomIds } = await makeRooms(server, 2)
    const [small = 0, large = 0] = roomIds
    await server.db.updateTable('rooms').set({ max_occupiers: 9 }).where('id', '=', large).execute()
    const [couple, family] = [await group(event, 2), await group(event, 9)]
    await staff.data(reservations.hold, { id: couple, room_ids: [large] })
    await staff.data(reservations.hold, { id: family, room_ids: [small], agreed_places: true })
    if (paid)
      for (const id of [couple, family])
        await staff.data(reservations.takeBhent, { id, payment_amount: 1000 })
    return { staff, event, building, couple, family, small, large }
  }

  it.each([false, true])('swap rooms in one transaction (paid: %s)', async (paid) => {
    const { staff, event, building, couple, family, small, large } = await swap(paid)
    const plan = await ready(staff, event, [building.id], { may_move: true })
    expect(plan.outcome).toMatchObject({ moved: 2, open: 2 })
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 2, refused: 0 })
    expect([await heldBy(staff, couple), await heldBy(staff, family)]).toEqual([[small], [large]])
    const { status, payments } = await staff.data(reservations.get, { id: couple })
    expect([status, payments.length]).toEqual(paid ? ['PAID', 1] : ['HOLD', 0])
  })

  it('keep their rooms without permission to move, in half of a swap, and after arrival', async () => {
    const { staff, event, building, couple, family, small, large } = await swap(true)
    expect((await ready(staff, event, [building.id])).outcome).toMatchObject({ groups: 0 })
    const plan = await ready(staff, event, [building.id], { may_move: true })
    const line = await lineOf(staff, plan.id, couple)
    expect((await accept(staff, plan.id, [line.id])).outcome).toMatchObject({ accepted: 0, refused: 1 })
    await server.db
      .updateTable('reservations')
      .set({ gate_checked_in_at: new Date() })
      .where('id', '=', family)
      .execute()
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 0, refused: 2 })
    expect([await heldBy(staff, couple), await heldBy(staff, family)]).toEqual([[large], [small]])
    const { application_number: number } = await lineOf(staff, plan.id, family)
    // The line of the other party also names the reservation whose guests have arrived.
    expect((await lineOf(staff, plan.id, couple)).refusal).toEqual(
      say('The guests of reservation {{number}} have arrived. Their rooms cannot be changed here.', {
        number,
      }),
    )
  })

  it('that are paid keep their rooms when the price of the others has changed since the plan', async () => {
    const { staff, event, building, couple, family, small, large } = await swap(true)
    const plan = await ready(staff, event, [building.id], { may_move: true })
    await server.db.updateTable('rooms').set({ price: 900 }).where('id', '=', small).execute()
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 0, refused: 2 })
    const { refusal, application_number: number } = await lineOf(staff, plan.id, couple)
    const text =
      'The Bhent of reservation {{number}} has been collected, and it differs for these rooms. Please change the rooms in the list of reservations.'
    expect(refusal).toEqual(say(text, { number }))
    expect([await heldBy(staff, couple), await heldBy(staff, family)]).toEqual([[large], [small]])
  })

  it('keep their rooms when staff pin them, even in the next plan', async () => {
    const { staff, event, building, couple, family, small, large } = await swap(false)
    const plan = await ready(staff, event, [building.id], { may_move: true })
    const line = await lineOf(staff, plan.id, couple)
    const changed = await staff.data(calls.changeLine, { plan_id: plan.id, id: line.id, room_ids: [] })
    expect(changed).toMatchObject({ pinned: true, held: [], rooms: [{ id: large }] })
    // The other half of the swap is no longer possible.
    expect((await accept(staff, plan.id)).outcome).toMatchObject({ accepted: 0, refused: 1 })
    const again = await ready(staff, event, [building.id], { may_move: true, pins_of: plan.id })
    expect(again.outcome).toMatchObject({ groups: 2, moved: 0 })
    expect([await heldBy(staff, couple), await heldBy(staff, family)]).toEqual([[large], [small]])
  })

  it('keep their rooms in the next plan even when another line was pinned to these before', async () => {
    const { staff, event, building, couple, family } = await swap(false)
    const plan = await ready(staff, event, [building.id], { may_move: true })
    const [first, second] = [await lineOf(staff, plan.id, couple), await lineOf(staff, plan.id, family)]
    await staff.data(calls.changeLine, { plan_id: plan.id, id: first.id, pinned: true })
    await staff.data(calls.changeLine, { plan_id: plan.id, id: second.id, room_ids: [] })
    const again = await ready(staff, event, [building.id], { may_move: true, pins_of: plan.id })
    expect(again.outcome).toMatchObject({ groups: 2, groups_placed: 2, moved: 0 })
  })

  it('that are paid move only among rooms of the same price', async () => {
    const { staff, event, building, large } = await swap(true)
    await server.db.updateTable('rooms').set({ price: 900 }).where('id', '=', large).execute()
    await server.db.updateTable('stays').set({ price: 900 }).where('room_id', '=', large).execute()
    const plan = await ready(staff, event, [building.id], { may_move: true })
    expect(plan.outcome).toMatchObject({ groups: 2, moved: 0 })
    expect(await linesOf(staff, plan.id)).toEqual([])
    expect(await linesOf(staff, plan.id, 'STAYING')).toHaveLength(2)
  })

  it('do not count as split when they keep their rooms, in the sums or in the list', async () => {
    const staff = await planner()
    const event = days()
    const [one, other] = [await makeRooms(server, 1), await makeRooms(server, 1)]
    const room_ids = [...one.roomIds, ...other.roomIds]
    const single = { number_of_beds: 1, max_occupiers: 1 }
    await server.db.updateTable('rooms').set(single).where('id', 'in', room_ids).execute()
    const couple = await group(event, 2)
    await staff.data(reservations.hold, { id: couple, room_ids })
    const buildings = [one.building.id, other.building.id]
    const plan = await ready(staff, event, buildings, { may_move: true })
    expect(await linesOf(staff, plan.id, 'STAYING')).toMatchObject([{ reservation_id: couple, buildings: 2 }])
    expect(plan.outcome).toMatchObject({ groups: 1, moved: 0, split_buildings: 0, split_floors: 0 })
    expect(await staff.data(calls.lines, { id: plan.id, show: 'SPLIT' })).toEqual([])
  })
})
