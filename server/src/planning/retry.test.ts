import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { acceptAll } from './accept-lines.ts'
import { makePlan } from './plan-event.ts'

const server = useServer()

/** Inserts a plan without a job. */
async function planned(buildingId: number, userId: number) {
  const { id } = await server.db
    .insertInto('plans')
    .values({
      from_date: inDays(10),
      to_date: inDays(12),
      building_ids: [buildingId],
      may_move: false,
      created_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

it('a plan whose server stopped is made by the next server, and only once when two servers try', async () => {
  const staff = await server.as('manage-multiple-resavation')
  const { building } = await makeRooms(server, 2)
  await makeNew(server)
  const id = await planned(building.id, staff.userId)
  const stopping = makePlan(server.db, { id }, { signal: AbortSignal.timeout(1) })
  await expect(stopping).rejects.toThrow()
  expect((await staff.data(calls.get, { id })).state).toBe('PLANNING')
  const { signal } = new AbortController()
  await Promise.all([1, 2].map(() => makePlan(server.db, { id }, { signal })))
  expect(await staff.data(calls.get, { id })).toMatchObject({
    state: 'READY',
    outcome: { groups: 1, open: 1 },
  })
})

it('a plan that cannot be made has failed after the last try', async () => {
  const staff = await server.as('manage-multiple-resavation')
  const { building } = await makeRooms(server, 2)
  const event = { from: inDays(10), to: inDays(12) }
  const reservation = await makeNew(server, event.from, event.to)
  // Reading this age fails, because it is not a number.
  await server.db
    .updateTable('reservations')
    .set({ members: JSON.stringify([{ name: 'Asha', age: 'x', i_card_number: 'NA' }]) })
    .where('id', '=', reservation)
    .execute()
  const { id } = await staff.data(calls.start, { ...event, building_ids: [building.id] })
  const { signal } = new AbortController()
  await expect(makePlan(server.db, { id }, { signal })).rejects.toThrow()
  expect((await staff.data(calls.get, { id })).state).toBe('PLANNING')
  const state = async () => (await staff.data(calls.get, { id })).state
  await expect.poll(state, { timeout: 30_000 }).toBe('FAILED')
})

it('a failing line does not stop the acceptance of others, and is refused after the last try', async () => {
  const staff = await server.as('manage-multiple-resavation')
  const { building } = await makeRooms(server, 2)
  const event = { from: inDays(30), to: inDays(32) }
  for (let count = 0; count < 2; count += 1) await makeNew(server, event.from, event.to)
  const { id } = await staff.data(calls.start, { ...event, building_ids: [building.id] })
  const plan = () => staff.data(calls.get, { id })
  await expect.poll(async () => (await plan()).state, { timeout: 20_000 }).toBe('READY')
  const [line] = await staff.data(calls.lines, { id })
  // This line cannot become ACCEPTED.
  await sql`alter table plan_lines add constraint broken check (state <> 'ACCEPTED' or id <> ${sql.raw(String(line?.id))})`.execute(
    server.db,
  )
  await sql`update plan_lines set state = 'ACCEPTING', accepted_by = ${staff.userId} where plan_id = ${id}`.execute(
    server.db,
  )
  const { signal } = new AbortController()
  await expect(acceptAll(server.db, { id }, { attempt: 1, signal })).rejects.toThrow()
  expect((await plan()).outcome).toMatchObject({ accepted: 1, accepting: 1 })
  await expect(acceptAll(server.db, { id }, { attempt: 3, signal })).rejects.toThrow()
  expect((await plan()).outcome).toMatchObject({ accepted: 1, accepting: 0, refused: 1 })
})
