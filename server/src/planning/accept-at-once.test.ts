import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { acceptChain } from './accept-chain.ts'
import { acceptAll } from './accept-lines.ts'

const server = useServer()
const { planner, days, group, heldBy } = plansOn(server)

it('a line whose room is freed by a simultaneous acceptance is accepted after it', async () => {
  const staff = await planner()
  const event = days()
  const { building, roomIds } = await makeRooms(server, 2)
  const [left = 0, free = 0] = roomIds
  const [mover, taker] = [await group(event, 2), await group(event, 2)]
  await staff.data(reservations.hold, { id: mover, room_ids: [left] })
  const { id } = await server.db
    .insertInto('plans')
    .values({
      ...{ from_date: event.from, to_date: event.to, building_ids: [building.id], may_move: true },
      ...{ state: 'READY', created_by: staff.userId },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = (reservation_id: number, status: string, held: number[], room_ids: number[]) => ({
    ...{ plan_id: id, reservation_id, status, held, room_ids, state: 'ACCEPTING', accepted_by: staff.userId },
    ...{ arrival_date: event.from, departure_date: event.to, people: 2, elders: 0, preferences: '{}' },
    ...{ places: 3, buildings: 1, floors: 1, preferences_asked: 0, preferences_met: 0, value: 2 },
  })
  const [first] = await server.db
    .insertInto('plan_lines')
    .values([line(mover, 'HOLD', [left], [free]), line(taker, 'NEW', [], [left])])
    .returningAll()
    .execute()
  if (!first) throw new Error('there is no line')
  const { signal } = new AbortController()
  await startBehind(
    server.db,
    async (trx) => expect(await acceptChain(trx, [first])).toBe(true),
    () => acceptAll(server.db, { id }, { attempt: 1, signal }),
  )
  const { outcome } = await staff.data(calls.get, { id })
  expect(outcome).toMatchObject({ accepted: 2, accepting: 0, refused: 0 })
  expect([await heldBy(staff, mover), await heldBy(staff, taker)]).toEqual([[free], [left]])
})
