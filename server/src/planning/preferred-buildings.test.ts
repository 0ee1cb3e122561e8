import { expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { plansOn } from '../testing/plans.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const { planner, days, group, ready, lineOf } = plansOn(server)

it('proposes rooms in a building that the applicant prefers, or in the one that staff noted', async () => {
  const staff = await planner()
  const event = days()
  const [first, second] = [await makeRooms(server, 2), await makeRooms(server, 2)]
  const [asked, noted] = [await group(event, 3), await group(event, 3, { building_id: first.building.id })]
  await server.db
    .insertInto('preferred_buildings')
    .values(
      [asked, noted].map((reservation_id) => ({
        reservation_id,
        place: 1,
        building_id: second.building.id,
      })),
    )
    .execute()
  const plan = await ready(staff, event, [first.building.id, second.building.id])
  const lines = [await lineOf(staff, plan.id, asked), await lineOf(staff, plan.id, noted)]
  expect(lines.map(({ rooms }) => rooms.map((room) => room.building))).toEqual([
    [second.building.name],
    [first.building.name],
  ])
  expect(lines.map(({ preferences, preferences_met }) => [preferences, preferences_met])).toEqual([
    [1, 1],
    [1, 1],
  ])
})
