import { setTimeout as wait } from 'node:timers/promises'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { dayInWords } from '@nivas/contract/dates.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const office = () => server.as('manage-buildings')
const desk = () =>
  server.as('admin-booking', 'resavation-assign-room', 'resavation-edit', 'manage-reservations')

async function oneRoom() {
  const { roomIds, building, floorId } = await makeRooms(server, 1)
  const [id = 0] = roomIds
  return { id, building, address: { building_id: building.id, floor_id: floorId, room_id: id } }
}

const days = (from: number, to: number) => ({ from: inDays(from), to: inDays(to) })
const repair = (from: number, to: number) => ({ ...days(from, to), reason: 'repair' })
const words = (count: number) => dayInWords(inDays(count))

describe('a room that is closed for some days', () => {
  it('shows its closures until they end, and is not offered on these days', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { id, building, address } = await oneRoom()
    const freeTonight = async () =>
      (await counter.data(dashboard.figures, {})).rooms_free_tonight ?? Number.NaN
    const before = await freeTonight()
    const { body } = await staff.send(calls.closeRoom, { id, ...repair(10, 12) })
    expect(body.message).toBe('Record updated successfully.')
    await staff.data(calls.closeRoom, { id, ...repair(0, 0) })
    await staff.data(calls.closeRoom, { id, ...repair(-9, -1) })
    expect(await freeTonight()).toBe(before - 1)
    const { closures } = await staff.data(calls.room, address)
    expect(closures.map(({ from, to }) => [from, to])).toEqual([
      [today, today],
      [inDays(10), inDays(12)],
    ])
    const free = async (from: number, to: number) =>
      (
        await counter.data(calls.availableRooms, {
          arrival: inDays(from),
          departure: inDays(to),
          building_id: building.id,
        })
      ).length
    // Both days are included: the night of the last day is closed too.
    expect([
      await free(8, 10),
      await free(9, 11),
      await free(11, 12),
      await free(12, 13),
      await free(13, 14),
    ]).toEqual([1, 0, 0, 0, 1])
    expect(await staff.data(calls.buildings, { name: building.name })).toContainEqual(
      expect.objectContaining({ id: building.id, avail_rooms: 0 }),
    )
  })

  it('cannot be booked; the refusal has the days and the reason', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { id, building } = await oneRoom()
    await staff.data(calls.closeRoom, { id, ...repair(10, 12) })
    const booked = await counter.send(reservations.book, booking([id], inDays(12), inDays(14)))
    const text = `Room 101 (${building.name}, floor 1) is switched off from ${words(10)} to ${words(12)}: repair. Please choose another.`
    expect([booked.status, booked.body.message]).toEqual([400, text])
    const held = await counter.send(reservations.hold, {
      id: await makeNew(server, inDays(8), inDays(11)),
      room_ids: [id],
    })
    expect([held.status, held.body.message]).toEqual([400, text])
  })

  it('refuses a stay that is moved to these days', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { id } = await oneRoom()
    await staff.data(calls.closeRoom, { id, ...repair(20, 22) })
    const stay = await counter.data(reservations.book, booking([id], inDays(15), inDays(18)))
    const move = { id: stay.id, arrival_date: inDays(18), departure_date: inDays(21) }
    const { status, body } = await counter.send(reservations.edit, move)
    expect([status, body.message.includes('is switched off from')]).toEqual([400, true])
    expect((await counter.send(reservations.edit, { ...move, departure_date: inDays(20) })).status).toBe(200)
  })

  it('can be booked again when the closure is removed', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { id, address } = await oneRoom()
    const closure = await staff.data(calls.closeRoom, { id, ...repair(10, 12) })
    expect(await staff.data(calls.removeClosure, { id: closure.id })).toBeNull()
    expect((await staff.data(calls.room, address)).closures).toEqual([])
    expect((await counter.send(reservations.book, booking([id], inDays(10), inDays(12)))).status).toBe(200)
    expect((await staff.send(calls.removeClosure, { id: closure.id })).status).toBe(404)
  })

  it('stays closed for the nights that have passed when it is switched on again, as reports have it', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { id, building, address } = await oneRoom()
    const reader = await server.as('report-occupancy-by-range')
    const nightsInService = async () => {
      const rows = await reader.data(reports.occupancyByRange, days(-5, -1))
      return rows.find(({ building_id }) => building_id === building.id)?.nights_in_service
    }
    const closure = await staff.data(calls.closeRoom, { id, ...repair(-3, 2) })
    expect(await nightsInService()).toBe(2)
    await staff.data(calls.removeClosure, { id: closure.id })
    expect((await staff.data(calls.room, address)).closures).toEqual([])
    expect(await nightsInService()).toBe(2)
    expect((await counter.send(reservations.book, booking([id], inDays(-1), today))).status).toBe(400)
    expect((await counter.send(reservations.book, booking([id], today, inDays(2)))).status).toBe(200)
    expect((await staff.send(calls.removeClosure, { id: closure.id })).status).toBe(404)
  })

  it('cannot be closed while it is held or closed on one of these days; the refusal names them', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { id, address } = await oneRoom()
    const first = await counter.data(reservations.book, booking([id], inDays(10), inDays(13)))
    const refused = await staff.send(calls.closeRoom, { id, ...repair(12, 14) })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      `Room 101 is held by ${first.application_number} from ${words(10)} to ${words(13)}. Please move that reservation to another room first.`,
    ])
    const second = await counter.data(reservations.book, booking([id], inDays(13), inDays(14)))
    const both = await staff.send(calls.closeRoom, { id, ...repair(12, 14) })
    expect(both.body.message).toBe(
      `Room 101 is held by ${first.application_number} (${words(10)} – ${words(13)}), ${second.application_number} (${words(13)} – ${words(14)}). Please move these reservations to other rooms first.`,
    )
    expect((await staff.data(calls.room, address)).closures).toEqual([])
    // The room can be closed from the day of a departure, and until the day before an arrival.
    await staff.data(calls.closeRoom, { id, ...repair(14, 16) })
    await staff.data(calls.closeRoom, { id, ...repair(8, 9) })
    const again = await staff.send(calls.closeRoom, { id, ...repair(16, 17) })
    expect([again.status, again.body.message]).toEqual([
      400,
      `Room 101 is already switched off from ${words(14)} to ${words(16)}: repair.`,
    ])
  })

  it('can be moved to other days if they are free, and get another reason', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { id, address } = await oneRoom()
    const closure = await staff.data(calls.closeRoom, { id, ...repair(10, 12) })
    await counter.data(reservations.book, booking([id], inDays(15), inDays(16)))
    const cleaning = { id: closure.id, ...days(11, 14), reason: ' Cleaning ' }
    await staff.data(calls.editClosure, cleaning)
    expect((await staff.data(calls.room, address)).closures).toEqual([{ ...cleaning, reason: 'Cleaning' }])
    expect((await counter.send(reservations.book, booking([id], inDays(10), inDays(11)))).status).toBe(200)
    expect((await counter.send(reservations.book, booking([id], inDays(14), inDays(15)))).status).toBe(400)
    expect((await staff.send(calls.editClosure, { ...cleaning, to: inDays(15) })).status).toBe(400)
  })

  it('keeps a field that a change omits, as another desk has set it', async () => {
    const staff = await office()
    const { id, address } = await oneRoom()
    const closure = await staff.data(calls.closeRoom, { id, ...repair(10, 12) })
    await staff.data(calls.editClosure, { id: closure.id, to: inDays(20) })
    const changed = { id: closure.id, ...days(10, 20), reason: 'Cleaning' }
    expect(await staff.data(calls.editClosure, { id: closure.id, reason: 'Cleaning' })).toEqual(changed)
    const late = await staff.send(calls.editClosure, { id: closure.id, from: inDays(21) })
    expect([late.status, late.body.errors]).toEqual([422, { to: ['To must not be before From'] }])
    expect((await staff.data(calls.room, address)).closures).toEqual([changed])
  })

  it('requires days in order, at most 366 of them, and a reason', async () => {
    const staff = await office()
    const { id } = await oneRoom()
    const errors = async (closure: object) =>
      (await staff.send(calls.closeRoom, { id, ...closure } as never)).body.errors
    const required = ['This is a required field']
    expect(await errors({})).toEqual({ from: required, to: required, reason: required })
    expect(await errors(repair(10, 9))).toEqual({ to: ['To must not be before From'] })
    expect(await errors(repair(10, 376))).toEqual({
      to: ['A room can be switched off for at most 366 days at once'],
    })
    const whole = await staff.data(calls.closeRoom, { id, ...repair(10, 375) })
    // Availability also takes account of the last night of the longest closure.
    const counter = await desk()
    const last = { arrival: inDays(375), departure: inDays(376) }
    expect((await counter.data(calls.availableRooms, last)).map((room) => room.id)).not.toContain(id)
    await staff.data(calls.removeClosure, { id: whole.id })
  })

  it('answers 401 without a session, 403 without the permission, 404 without the room', async () => {
    const { id } = await oneRoom()
    const closure = await (await office()).data(calls.closeRoom, { id, ...repair(1, 2) })
    for (const [client, status] of [
      [server.anonymous, 401],
      [await desk(), 403],
    ] as const) {
      expect((await client.send(calls.closeRoom, { id, ...repair(5, 6) })).status).toBe(status)
      expect((await client.send(calls.editClosure, { id: closure.id, ...repair(5, 6) })).status).toBe(status)
      expect((await client.send(calls.removeClosure, { id: closure.id })).status).toBe(status)
    }
    const none = 2_000_000_000
    const staff = await office()
    expect((await staff.send(calls.closeRoom, { id: none, ...repair(5, 6) })).status).toBe(404)
    expect((await staff.send(calls.editClosure, { id: none, ...repair(5, 6) })).status).toBe(404)
  })
})

describe('closing a room and holding it at the same moment', () => {
  it('succeeds for one of them, never for both, and the other reads the reason', async () => {
    const [staff, counter] = [await office(), await desk()]
    const { roomIds } = await makeRooms(server, 60)
    const outcomes = { closed: 0, held: 0 }
    for (const [round, id] of roomIds.entries()) {
      const reservation = await makeNew(server, inDays(10), inDays(13))
      const close = () => staff.send(calls.closeRoom, { id, ...repair(12, 15) })
      const hold = () => counter.send(reservations.hold, { id: reservation, room_ids: [id] })
      // The order and the lead of the two requests vary, so that each of them is first in some rounds.
      const lead = ((round % 20) - 10) * 3
      const [closed, held] = await Promise.all([
        wait(Math.max(0, lead)).then(close),
        wait(Math.max(0, -lead)).then(hold),
      ])
      expect([closed.status, held.status].sort()).toEqual([200, 400])
      if (closed.status === 200) {
        outcomes.closed += 1
        expect(held.body.message).toContain('is switched off from')
      } else {
        outcomes.held += 1
        expect(closed.body.message).toContain('is held by')
      }
    }
    expect(Math.min(outcomes.closed, outcomes.held)).toBeGreaterThan(0)
    const { rows } = await sql<{ count: number }>`select count(*)::int from stays a join stays b
      on a.room_id = b.room_id and a.ctid < b.ctid and a.during && b.during`.execute(server.db)
    expect(rows[0]?.count).toBe(0)
  })

  it('is refused by the database itself, independent of the code', async () => {
    const { id } = await oneRoom()
    await (await desk()).data(reservations.book, booking([id], inDays(10), inDays(12)))
    const closure = await server.db
      .insertInto('room_closures')
      .values({ room_id: id, from_date: inDays(11), to_date: inDays(11), reason: 'x' })
      .returning(['id', 'until_date'])
      .executeTakeFirstOrThrow()
    const nights = { room_id: id, arrival_date: inDays(11), departure_date: closure.until_date, price: 0 }
    const insert = (values: object) =>
      server.db
        .insertInto('stays')
        .values({ ...nights, closure_id: closure.id, ...values })
        .execute()
    await expect(insert({})).rejects.toMatchObject({ code: '23P01' })
    // The database refuses other nights than the closure's, another room, money, and a stay at the same time.
    const other = (await oneRoom()).id
    await expect(insert({ room_id: other })).rejects.toMatchObject({ code: '23503' })
    await expect(insert({ arrival_date: inDays(30), departure_date: inDays(31) })).rejects.toMatchObject({
      code: '23503',
    })
    await expect(insert({ price: 1 })).rejects.toMatchObject({ code: '23514' })
    await expect(insert({ reservation_id: 1 })).rejects.toMatchObject({ code: '23514' })
  })
})
