import { permissionNames } from '@nivas/contract/permissions.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })

it('an applicant who names no members counts as one person in every figure of people', async () => {
  const staff = await server.as(...permissionNames)
  const { building, roomIds } = await makeRooms(server, 1)
  const { id } = await staff.data(reservations.book, booking(roomIds, today, inDays(1)))
  const members = JSON.stringify([])
  await server.db.updateTable('reservations').set({ members }).where('id', '=', id).execute()
  const days = { from: today, to: today }

  const occupancy = await staff.data(reports.occupancyByRange, days)
  const own = occupancy.filter((row) => row.building_id === building.id || row.is_total)
  expect(own.map(({ total_people }) => total_people)).toEqual([1, 1])
  expect(await staff.data(reports.visitorsByRange, days)).toMatchObject([{ id, people: 1 }])

  expect(await staff.data(reservations.arrivals, {})).toMatchObject({ parties: 1, people: 1 })
  expect(await staff.data(reports.arrivals, { searchDate: today })).toMatchObject([{ id, people: 1 }])
  expect(await staff.data(reports.arrivalsByHour, { searchDate: today })).toMatchObject([
    { reservations: 1, people: 1, come: 0 },
  ])

  const year = Number(today.slice(0, 4))
  const event = (await staff.data(reports.event, { event_id: 1, year })).find(({ is_total }) => is_total)
  expect(event).toMatchObject({ parties: 1, people: 1 })
  expect(await staff.data(reports.eventParties, { event_id: 1, ...days })).toMatchObject([{ id, people: 1 }])
})

it('two such applicants who were combined count as two persons', async () => {
  const staff = await server.as(...permissionNames)
  const { building, roomIds } = await makeRooms(server, 1)
  const day = inDays(5)
  const reservation_ids = [await makeNew(server, day, inDays(6)), await makeNew(server, day, inDays(6))]
  await server.db
    .updateTable('reservations')
    .set({ members: JSON.stringify([]) })
    .where('id', 'in', reservation_ids)
    .execute()
  const { id } = await staff.data(reservations.multipleManual, { reservation_ids, room_ids: roomIds })
  const days = { from: day, to: day }

  const occupancy = await staff.data(reports.occupancyByRange, days)
  expect(occupancy.find((row) => row.building_id === building.id)).toMatchObject({ total_people: 2 })
  expect(await staff.data(reports.visitorsByRange, days)).toMatchObject([{ id, people: 2 }])
  expect(await staff.data(reports.arrivals, { searchDate: day })).toMatchObject([{ id, people: 2 }])
  expect(await staff.data(reports.eventParties, { event_id: 1, ...days })).toMatchObject([{ id, people: 2 }])
})
