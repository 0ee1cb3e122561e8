import { reports } from '@nivas/contract/reports/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { releaseLateArrivals } from './release-late-arrivals.ts'

const server = useServer(undefined, { jobs: false })

const refused = [400, 'This reservation was changed meanwhile. Please reload.']

/** Makes a reservation on HOLD with two rooms, and a third room that it does not hold. */
async function held() {
  const staff = await server.as('resavation-assign-room', 'manage-reservations', 'bhent')
  const { roomIds } = await makeRooms(server, 3)
  const [one = 0, two = 0, other = 0] = roomIds
  const id = await makeNew(server)
  const { total_amount } = await staff.data(calls.hold, { id, room_ids: [one, two] })
  const giveBack = async (room_ids: number[]) => {
    const { status, body } = await staff.send(calls.giveBackRooms, { id, room_ids })
    return [status, body.message]
  }
  return { staff, id, one, two, other, total: total_amount, giveBack }
}

describe('giving rooms back', () => {
  it('makes a reservation on HOLD NEW again, and its rooms free', async () => {
    const { staff, id, one, two } = await held()
    expect(await staff.data(calls.giveBackRooms, { id, room_ids: [two, one] })).toMatchObject({
      status: 'NEW',
      count_assigned_rooms: 0,
      total_amount: 0,
    })
    const again = { id: await makeNew(server), room_ids: [one, two] }
    expect((await staff.send(calls.hold, again)).status).toBe(200)
  })

  it('shows a cancelled allotment again, when the rooms replaced one', async () => {
    const staff = await server.as('resavation-assign-room', 'manage-reservations', 'report-event')
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const [arrival, departure] = [inDays(-3), inDays(3)]
    const id = await makeNew(server, arrival, departure)
    await staff.data(calls.hold, { id, room_ids })
    await sql`update stays set held_at = now() - interval '2 days' where reservation_id = ${id}`.execute(
      server.db,
    )
    await releaseLateArrivals(server.db, 'Asia/Kolkata')
    const released = await staff.data(calls.get, { id })
    const days = { event_id: released.event_type.id, from: arrival, to: arrival }
    const noShows = async () =>
      (await staff.data(reports.eventParties, { ...days, no_show: 'true' })).map((party) => party.id)
    expect([released.allotment_cancelled, await noShows()]).toEqual([true, [id]])

    await staff.data(calls.hold, { id, room_ids })
    expect(await noShows()).toEqual([])
    await staff.data(calls.giveBackRooms, { id, room_ids })
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'NEW', allotment_cancelled: true })
    expect(await noShows()).toEqual([id])
  })

  it('is refused for fewer, more or other rooms than the reservation holds, which keeps its rooms', async () => {
    const { staff, id, one, two, other, giveBack } = await held()
    for (const rooms of [[two], [one, two, other], [one, other]])
      expect(await giveBack(rooms)).toEqual(refused)
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'HOLD', count_assigned_rooms: 2 })
  })

  it('is refused before it holds any, and once its Bhent was taken', async () => {
    const { staff, id, one, two, total, giveBack } = await held()
    const empty = { id: await makeNew(server), room_ids: [one, two] }
    const { status, body } = await staff.send(calls.giveBackRooms, empty)
    expect([status, body.message]).toEqual(refused)
    await staff.data(calls.takeBhent, { id, payment_amount: total })
    expect(await giveBack([one, two])).toEqual(refused)
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'PAID', count_assigned_rooms: 2 })
  })

  it('is refused when its guests are inside the gate', async () => {
    const { staff, id, one, two, giveBack } = await held()
    const gate = await server.as('gate-reservations-checkin')
    await gate.data(calls.checkIn, { id, type: 'GATE', another_day: true })
    expect(await giveBack([one, two])).toEqual(refused)
    expect(await staff.data(calls.get, { id })).toMatchObject({ status: 'HOLD', count_assigned_rooms: 2 })
  })

  it('answers 401 without a session, 403 without the permission', async () => {
    const { id, one, two } = await held()
    const rooms = { id, room_ids: [one, two] }
    expect((await server.anonymous.send(calls.giveBackRooms, rooms)).status).toBe(401)
    const other = await server.as('bhent')
    expect((await other.send(calls.giveBackRooms, rooms)).status).toBe(403)
  })
})
