import { planning as calls } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect } from 'vitest'
import type { Client } from './client.ts'
import { inDays, makeNew, member } from './factories.ts'
import type { TestServer } from './server.ts'

/** Returns functions that create, read and accept plans of events, for tests. */
export function plansOn(server: TestServer) {
  const planner = () =>
    server.as('manage-multiple-resavation', 'resavation-assign-room', 'manage-reservations', 'bhent')

  /** Returns separate days for each test, because a plan includes every NEW reservation on its days. */
  let used = 100
  const days = () => {
    used += 10
    return { from: inDays(used), to: inDays(used + 2) }
  }
  type Days = ReturnType<typeof days>

  const group = async ({ from, to }: Days, people: number, more: Record<string, unknown> = {}) => {
    const id = await makeNew(server, from, to)
    const members = Array.from({ length: people }, () => member)
    await server.db
      .updateTable('reservations')
      .set({ members: JSON.stringify(members), ...more })
      .where('id', '=', id)
      .execute()
    return id
  }

  const until = async (staff: Client, id: number, done: (plan: Plan) => boolean): Promise<Plan> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const plan = await staff.data(calls.get, { id })
      if (done(plan)) return plan
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the plan did not get that far')
  }

  const ready = async (
    staff: Client,
    event: Days,
    building_ids: number[],
    more: { may_move?: boolean; pins_of?: number } = {},
  ) => {
    const { id } = await staff.data(calls.start, { ...event, building_ids, ...more })
    const plan = await until(staff, id, ({ state }) => state !== 'PLANNING')
    expect(plan.state).toBe('READY')
    return plan
  }

  const linesOf = (staff: Client, id: number, show: 'ALL' | 'STAYING' = 'ALL') =>
    staff.data(calls.lines, { id, show, per_page: 200 })

  const lineOf = async (staff: Client, plan: number, reservation: number) => {
    const line = (await linesOf(staff, plan)).find(({ reservation_id }) => reservation_id === reservation)
    if (!line) throw new Error('there is no such line')
    return line
  }

  const accept = async (staff: Client, id: number, line_ids?: number[]) => {
    const chosen = line_ids && (await linesOf(staff, id)).filter((line) => line_ids.includes(line.id))
    const lines = chosen?.map((line) => ({ id: line.id, room_ids: line.rooms.map((room) => room.id) }))
    await staff.data(calls.accept, { id, lines })
    return until(staff, id, ({ outcome }) => outcome?.accepting === 0)
  }

  const heldBy = async (staff: Client, id: number) =>
    (await staff.data(reservations.rooms, { id })).map((room) => room.id).sort((a, b) => a - b)

  /** Returns the last day that `days` returned, or a day after it. */
  const lastDay = (more = 0) => inDays(used + 2 + more)

  return { planner, days, lastDay, group, ready, linesOf, lineOf, accept, heldBy }
}
