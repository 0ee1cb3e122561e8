import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { giveUpJob } from '../testing/run-job.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const { planner, days, group, linesOf } = plansOn(server)

/** Makes a plan of two lines that are being accepted, each by its own acceptance. */
async function accepting() {
  const staff = await planner()
  const event = days()
  const { building, roomIds } = await makeRooms(server, 2)
  const { id } = await server.db
    .insertInto('plans')
    .values({
      ...{ from_date: event.from, to_date: event.to, building_ids: [building.id], may_move: false },
      ...{ state: 'READY', created_by: staff.userId },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = []
  for (const room of roomIds)
    rows.push({
      ...{ plan_id: id, reservation_id: await group(event, 2), status: 'NEW', held: [], room_ids: [room] },
      ...{ arrival_date: event.from, departure_date: event.to, people: 2, elders: 0, preferences: '{}' },
      ...{ places: 3, buildings: 1, floors: 1, preferences_asked: 0, preferences_met: 0, value: 2 },
    })
  const lines = await server.db.insertInto('plan_lines').values(rows).returning(['id', 'room_ids']).execute()
  for (const line of lines) await staff.data(calls.accept, { id, lines: [line] })
  const states = async () => {
    const found = await linesOf(staff, id)
    return lines.map((line) => found.find((one) => one.id === line.id)?.state)
  }
  return { staff, id, lines, states }
}

it('an acceptance that is given up opens its own lines, not those of a later acceptance', async () => {
  const { staff, id, lines, states } = await accepting()
  expect(await states()).toEqual(['ACCEPTING', 'ACCEPTING'])
  const { rows: jobs } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'planning.accept' and data->>'id' = ${String(id)} order by created_on`.execute(
    server.db,
  )
  expect(jobs).toHaveLength(2)
  await giveUpJob(server, 'planning.accept', jobs[0]?.data ?? {})
  expect(await states()).toEqual(['OPEN', 'ACCEPTING'])
  // The line is accepted again, by a third acceptance, so the first has nothing to give up.
  await staff.data(calls.accept, { id, lines: lines.slice(0, 1) })
  await giveUpJob(server, 'planning.accept', jobs[0]?.data ?? {})
  expect(await states()).toEqual(['ACCEPTING', 'ACCEPTING'])
})

it('lines that are being accepted are not changed, and their plan is not discarded', async () => {
  const { staff, id, lines, states } = await accepting()
  const [line] = lines
  const refused = async (answer: Promise<{ status: number; body: { message?: string } }>) => {
    const { status, body } = await answer
    return [status, body.message]
  }
  expect(await refused(staff.send(calls.stop, { id, keep: false }))).toEqual([
    400,
    'Lines of this plan are being accepted. Please wait until this is finished.',
  ])
  const pin = { plan_id: id, id: line?.id ?? 0, pinned: true }
  expect(await refused(staff.send(calls.changeLine, pin))).toEqual([
    400,
    'This line was accepted. Please change its rooms at the reservation.',
  ])
  expect((await staff.data(calls.get, { id })).state).toBe('READY')
  expect(await states()).toEqual(['ACCEPTING', 'ACCEPTING'])
})
