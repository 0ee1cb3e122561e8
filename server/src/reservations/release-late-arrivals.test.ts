import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { releaseLateArrivals } from './release-late-arrivals.ts'

const server = useServer()
const zone = 'Asia/Kolkata'
const desk = () =>
  server.as('manage-reservations', 'resavation-edit', 'resavation-assign-room', 'admin-booking', 'bhent')

/** Makes a reservation whose rooms were matched days ago, with this day and time of arrival at the venue. */
async function held(arrival: string, arrival_time = '10:00', { paid = false } = {}) {
  const staff = await desk()
  const { roomIds } = await makeRooms(server, 1, 100)
  const form = { ...booking(roomIds, arrival, inDays(5)), arrival_time }
  const { id, total_amount } = await staff.data(calls.book, form)
  if (paid) await staff.data(calls.takeBhent, { id, payment_amount: total_amount })
  await sql`update stays set held_at = now() - interval '9 days' where reservation_id = ${id}`.execute(
    server.db,
  )
  return { id, roomIds }
}

/** Returns the moment of this time on this day at the venue. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)
const release = (now: Date) => releaseLateArrivals(server.db, zone, now)
const read = async (id: number) => (await desk()).data(calls.get, { id })

describe('24 hours after an arrival without a check-in', () => {
  it('a reservation on HOLD is NEW again and its rooms are free; not a minute earlier', async () => {
    const { id, roomIds } = await held(inDays(-1), '14:00')
    await release(at(today, '13:59'))
    expect(await read(id)).toMatchObject({ status: 'HOLD', count_assigned_rooms: 1 })
    await release(at(today, '14:00'))
    expect(await read(id)).toMatchObject({ status: 'NEW', rooms: [], allotment_cancelled: true })
    const free = await (await desk()).data(venue.availableRooms, { arrival: today, departure: inDays(1) })
    expect(free.map((room) => room.id)).toContain(roomIds[0])
    const again = await (await desk()).data(calls.hold, { id, room_ids: roomIds })
    expect(again).toMatchObject({ status: 'HOLD', allotment_cancelled: false })
  })

  it('a PAID one stays PAID, with its allotment cancelled until rooms are matched again', async () => {
    const staff = await desk()
    const { id, roomIds } = await held(inDays(-2), '10:00', { paid: true })
    await release(at(today, '12:00'))
    const released = await read(id)
    expect(released).toMatchObject({ status: 'PAID', rooms: [], allotment_cancelled: true })
    expect(released.payments).toHaveLength(1)

    const again = await staff.data(calls.holdWithPayment, {
      id,
      room_ids: roomIds,
      payment_amount: 700,
      oldStatus: 'PAID',
    })
    expect(again).toMatchObject({ status: 'PAID', allotment_cancelled: false, payment: null })
    // The guests have a day to arrive from now on.
    await release(new Date())
    expect(await read(id)).toMatchObject({ allotment_cancelled: false, count_assigned_rooms: 1 })
    await release(new Date(Date.now() + 25 * 3_600_000))
    expect(await read(id)).toMatchObject({ allotment_cancelled: true, rooms: [] })
  })

  it('a guest who has checked in at the gate or at the desk keeps the rooms', async () => {
    const staff = await server.as('acco-checkin', 'gate-reservations-checkin')
    const [gate, acco] = [await held(inDays(-2)), await held(inDays(-2), '10:00', { paid: true })]
    await staff.data(calls.checkIn, { id: gate.id, type: 'GATE', another_day: true })
    await staff.data(calls.checkIn, { id: acco.id, type: 'ACCO' })
    await release(at(today, '23:59'))
    expect(await read(gate.id)).toMatchObject({ status: 'HOLD', count_assigned_rooms: 1 })
    expect(await read(acco.id)).toMatchObject({ status: 'PAID', count_assigned_rooms: 1 })
  })

  it('rooms are kept for a day after the arrival was corrected to a day in the past', async () => {
    const staff = await desk()
    const [edited, moved] = [
      await held(inDays(1), '10:00', { paid: true }),
      await held(inDays(1), '10:00', { paid: true }),
    ]
    await staff.data(calls.edit, { id: edited.id, arrival_date: inDays(-2) })
    await staff.data(calls.moveStay, {
      id: moved.id,
      room_id: moved.roomIds[0] ?? 0,
      arrival_date: inDays(-2),
      payment_amount: 700,
    })
    await release(new Date())
    for (const { id } of [edited, moved])
      expect(await read(id)).toMatchObject({ count_assigned_rooms: 1, allotment_cancelled: false })
    await release(new Date(Date.now() + 25 * 3_600_000))
    for (const { id } of [edited, moved])
      expect(await read(id)).toMatchObject({ count_assigned_rooms: 0, allotment_cancelled: true })
  })

  it('a change of the time of arrival also keeps the rooms for a day; other changes do not', async () => {
    const staff = await desk()
    const [sooner, same] = [await held(inDays(-2), '10:00'), await held(inDays(-2), '10:00')]
    await staff.data(calls.edit, { id: sooner.id, arrival_time: '09:00' })
    const unchanged = { arrival_date: inDays(-2), arrival_time: '10:00', departure_date: inDays(4) }
    await staff.data(calls.edit, { id: same.id, comments: 'called', ...unchanged })
    await release(new Date())
    expect(await read(sooner.id)).toMatchObject({ status: 'HOLD', count_assigned_rooms: 1 })
    expect(await read(same.id)).toMatchObject({ status: 'NEW', count_assigned_rooms: 0 })
  })

  it('the history shows it, without a user', async () => {
    const { id, roomIds } = await held(inDays(-2))
    await release(at(today, '12:00'))
    const row = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('record_id', '=', id)
      .where('call', '=', 'reservations.release')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      user_id: null,
      record_type: 'reservation',
      said: { was: 'HOLD', room_ids: roomIds },
    })
  })

  it('several servers and desks release each reservation once, and none that was just checked in', async () => {
    const staff = await server.as('gate-reservations-checkin')
    const all = await Promise.all(Array.from({ length: 12 }, () => held(inDays(-2))))
    const now = at(today, '12:00')
    const come = all.slice(0, 6)
    const [, , , ...replies] = await Promise.all([
      release(now),
      release(now),
      release(now),
      ...come.map(({ id }) => staff.send(calls.checkIn, { id, type: 'GATE', another_day: true })),
    ])
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    // A reservation that a desk had locked is released in the next run.
    await release(now)
    const ids = all.map(({ id }) => id)
    const { rows } = await sql<{ id: number; status: string; rooms: number; times: number }>`
      select r.id, r.status, (select count(*)::int from stays where reservation_id = r.id) as rooms,
        (select count(*)::int from released_allotments where reservation_id = r.id) as times
      from reservations r where id = any(${ids}::int[])`.execute(server.db)
    for (const { id, status, rooms, times } of rows) {
      expect([status, rooms, times]).toEqual(times === 0 ? ['HOLD', 1, 0] : ['NEW', 0, 1])
      if (!come.some((one) => one.id === id)) expect(times).toBe(1)
    }
  })
})

it('runs automatically every ten minutes, on the venue’s clock', async () => {
  const { rows } = await sql`select cron, timezone from pgboss.schedule
    where name = 'reservations.late-arrivals'`.execute(server.db)
  expect(rows).toEqual([{ cron: '*/10 * * * *', timezone: zone }])
})

describe('the list of released allotments', () => {
  it('shows status, rooms and time, newest first, of the requested days', async () => {
    const staff = await desk()
    const [first, second] = [await held(inDays(-2)), await held(inDays(-2), '10:00', { paid: true })]
    await release(at(today, '12:00'))
    const { body } = await staff.send(calls.released, { from: today, to: today })
    const rows = body.data.filter((row) => [first.id, second.id].includes(row.reservation_id))
    expect(rows.map((row) => row.was).sort()).toEqual(['HOLD', 'PAID'])
    expect(rows[0]).toMatchObject({ applicant_name: 'Asha Rao', rooms: [{ room_number: '101', floor: 1 }] })
    expect(body.meta.pagination.total).toBe(body.data.length)
    const moments = body.data.map((row) => row.released_at)
    expect(moments).toEqual([...moments].sort().reverse())
    expect(await staff.data(calls.released, { from: inDays(3), to: inDays(9) })).toEqual([])
  })

  it('is for the reservations desk, and requires days in order', async () => {
    const days = { from: today, to: today }
    expect((await server.anonymous.send(calls.released, days)).status).toBe(401)
    expect((await (await server.as('bhent')).send(calls.released, days)).status).toBe(403)
    const { status, body } = await (await desk()).send(calls.released, { ...days, to: inDays(-1) })
    expect([status, body.errors]).toEqual([422, { to: ['To must not be before From'] }])
  })
})
