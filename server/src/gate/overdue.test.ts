import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { enter, enteredMinutesAgo } from './testing/enter.ts'
import { member, satsangi } from './testing/entries.ts'

const server = useServer(undefined, { jobs: false })

describe('overdue', () => {
  it('is the same for list and live board: past the departure, which for guests is that of their stay', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-pending-visitor', 'gate-live-board')
    await server.db.deleteFrom('gate_visits').execute()
    const guest = await enter(staff, { visitorname: 'Guest', todate: inDays(3), departure_time: '10:00' })
    const late = await enter(staff, {
      visitorname: 'Late',
      fromdate: inDays(-2),
      todate: inDays(-1),
      departure_time: '10:00',
    })
    await enteredMinutesAgo(server.db, guest.id, 600)
    const long = await enter(staff, { visitorname: 'No departure' })
    await server.db
      .updateTable('gate_visits')
      .set({ departure_time: null })
      .where('id', '=', long.id)
      .execute()
    await enteredMinutesAgo(server.db, long.id, 125)
    const names = async (asked: object) =>
      (await staff.data(calls.pending, asked)).map(({ name, overdueMinutes }) => [name, overdueMinutes])
    const overdue = await names({ overdue: 'true', order: 'desc' })
    expect(overdue).toEqual([
      ['Late', expect.any(Number)],
      ['No departure', 5],
    ])
    expect(await names({ overdue: 'false' })).toEqual([['Guest', null]])
    const board = await staff.data(calls.liveBoard, {})
    expect(board.overdue_count).toBe(overdue.length)
    expect(board.overdue.map(({ id }) => id).sort()).toEqual([late.id, long.id].sort())
  })

  it('follows the stay of guests when a desk changes it, unless the gate entered a different day', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-reservations-checkin', 'resavation-edit')
    const comeIn = async (todate: string) => {
      const reservation_id = await makeNew(server, inDays(0), inDays(2))
      const entry = { ...satsangi(member('NA')), reservation_id, todate }
      const { id } = await staff.data(calls.createVisitorEntry, entry)
      return { id, reservation_id }
    }
    const departureOf = async ({ id }: { id: number }) => {
      const visit = server.db.selectFrom('gate_visits').select(['departure_date', 'departure_time'])
      const { departure_date, departure_time } = await visit.where('id', '=', id).executeTakeFirstOrThrow()
      return [departure_date, departure_time]
    }
    const [guests, own, left] = [await comeIn(inDays(2)), await comeIn(inDays(1)), await comeIn(inDays(2))]
    await enteredMinutesAgo(server.db, left.id, 10)
    await server.db
      .updateTable('gate_visits')
      .set({ exited_at: sql<Date>`now() - interval '3 minutes'`, exited_by: staff.userId })
      .where('id', '=', left.id)
      .execute()
    const parent = await comeIn(inDays(2))
    const combined = await makeNew(server, inDays(0), inDays(2))
    await staff.data(reservations.checkIn, { id: combined, type: 'GATE' })
    await server.db
      .updateTable('reservations')
      .set({ status: 'COMBINED', combined_into: combined })
      .where('id', '=', parent.reservation_id)
      .execute()
    const longer = { departure_date: inDays(5), departure_time: '18:00' }
    for (const id of [guests.reservation_id, own.reservation_id, left.reservation_id, combined])
      await staff.data(reservations.edit, { id, ...longer })
    expect(await departureOf(guests)).toEqual([inDays(5), '18:00:00'])
    expect(await departureOf(parent)).toEqual([inDays(5), '18:00:00'])
    expect(await departureOf(own)).toEqual([inDays(1), '10:00:00'])
    expect(await departureOf(left)).toEqual([inDays(2), '10:00:00'])
    await staff.data(reservations.edit, { id: guests.reservation_id, departure_date: inDays(1) })
    expect(await departureOf(guests)).toEqual([inDays(1), '18:00:00'])
  })

  it('follows the stay even if the form was opened, or the entry waited, before a desk changed it', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-reservations-checkin', 'resavation-edit')
    const shown = { old_departure_date: inDays(2), old_departure_time: '10:00' }
    const comeIn = async (entry: object) => {
      const reservation_id = await makeNew(server, inDays(0), inDays(2))
      await staff.data(reservations.edit, {
        id: reservation_id,
        departure_date: inDays(5),
        departure_time: '18:00',
      })
      const sent = { ...satsangi(member('NA')), reservation_id, ...entry }
      return { reservation_id, ...(await staff.data(calls.createVisitorEntry, sent)) }
    }
    const guests = [
      await comeIn(shown),
      await comeIn({ ...shown, departure_time: '08:00' }),
      await comeIn({ ...shown, todate: inDays(1) }),
      await comeIn({}),
    ]
    const departures = async () => {
      const visits = server.db.selectFrom('gate_visits').select(['departure_date', 'departure_time'])
      const ids = guests.map(({ id }) => id)
      const rows = await visits.where('id', 'in', ids).orderBy('id').execute()
      return rows.map(({ departure_date, departure_time }) => [departure_date, departure_time])
    }
    expect(await departures()).toEqual([
      [inDays(5), '18:00:00'],
      [inDays(5), '08:00:00'],
      [inDays(1), '10:00:00'],
      [inDays(2), '10:00:00'],
    ])
    for (const { reservation_id: id } of guests)
      await staff.data(reservations.edit, { id, departure_date: inDays(6), departure_time: '19:00' })
    expect((await departures()).slice(0, 3)).toEqual([
      [inDays(6), '19:00:00'],
      [inDays(6), '08:00:00'],
      [inDays(1), '10:00:00'],
    ])
  })

  it('follows the stay even of guests who came on its last day, whose form ends on the day after', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-reservations-checkin', 'resavation-edit')
    const comeIn = async (todate: string) => {
      const reservation_id = await makeNew(server, inDays(-2), inDays(0))
      const entry = { ...satsangi(member('NA')), reservation_id, another_day: true, todate }
      return { reservation_id, ...(await staff.data(calls.createVisitorEntry, entry)) }
    }
    const [guests, own] = [await comeIn(inDays(1)), await comeIn(inDays(2))]
    const afterEdit = async (departure_date: string, more: { departure_time?: string } = {}) => {
      for (const { reservation_id: id } of [guests, own])
        await staff.data(reservations.edit, { id, departure_date, ...more })
      const visits = server.db.selectFrom('gate_visits').select('departure_date').orderBy('id')
      const rows = await visits.where('id', 'in', [guests.id, own.id]).execute()
      return rows.map((visit) => visit.departure_date)
    }
    expect(await afterEdit(inDays(0), { departure_time: '18:00' })).toEqual([inDays(1), inDays(2)])
    // The reservation is combined into one that ends on the same day.
    const into = await makeNew(server, inDays(-2), inDays(0))
    const late = server.db.updateTable('reservations').where('id', '=', guests.reservation_id)
    await late.set({ status: 'COMBINED', combined_into: into }).execute()
    await late.set({ status: 'NEW', combined_into: null }).execute()
    expect(await afterEdit(inDays(3))).toEqual([inDays(3), inDays(2)])
    expect(await afterEdit(inDays(-1))).toEqual([inDays(0), inDays(2)])
    expect(await afterEdit(inDays(4))).toEqual([inDays(4), inDays(2)])
  })

  it('follows the combined stay while a reservation is combined with others, and then its own again', async () => {
    const staff = await server.as(
      'gate-visitor-entry',
      'gate-reservations-checkin',
      'manage-multiple-resavation',
      'resavation-delete',
    )
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const comeIn = async (todate: string) => {
      const reservation_id = await makeNew(server, inDays(0), inDays(2))
      const entry = { ...satsangi(member('NA')), reservation_id, todate }
      return { reservation_id, ...(await staff.data(calls.createVisitorEntry, entry)) }
    }
    const [guests, own] = [await comeIn(inDays(2)), await comeIn(inDays(1))]
    const later = await makeNew(server, inDays(1), inDays(4))
    const departures = async () => {
      const visits = server.db.selectFrom('gate_visits').select('departure_date').orderBy('id')
      const rows = await visits.where('id', 'in', [guests.id, own.id]).execute()
      return rows.map(({ departure_date }) => departure_date)
    }
    const combined = await staff.data(reservations.multipleManual, {
      reservation_ids: [guests.reservation_id, own.reservation_id, later],
      room_ids,
    })
    expect(await departures()).toEqual([inDays(4), inDays(1)])
    await staff.data(reservations.remove, { id: combined.id })
    expect(await departures()).toEqual([inDays(2), inDays(1)])
  })

  it('follows the stay that ends last, for guests of a combined reservation that was deleted', async () => {
    const staff = await server.as(
      'gate-visitor-entry',
      'gate-reservations-checkin',
      'manage-multiple-resavation',
      'resavation-delete',
      'resavation-edit',
    )
    const deletedInside = async (days: { fromdate?: string; todate: string }, edited = inDays(5)) => {
      const { roomIds: room_ids } = await makeRooms(server, 1)
      const earlier = await makeNew(server, inDays(0), inDays(2))
      const later = await makeNew(server, inDays(1), inDays(4))
      const reservation_ids = [later, earlier]
      const combined = await staff.data(reservations.multipleManual, { reservation_ids, room_ids })
      const entry = { ...satsangi(member('NA')), reservation_id: combined.id, ...days }
      const { id } = await staff.data(calls.createVisitorEntry, entry)
      await staff.data(reservations.edit, { id: combined.id, departure_date: edited })
      await staff.data(reservations.remove, { id: combined.id })
      return { id, later }
    }
    const guests = await deletedInside({ todate: inDays(4) })
    const own = await deletedInside({ todate: inDays(3) })
    // The guests come on the last day of the stay that ends last, so they are inside until the day after.
    const late = await deletedInside({ fromdate: inDays(4), todate: inDays(5) }, inDays(4))
    const visits = async () => {
      const found = server.db
        .selectFrom('gate_visits')
        .select(['reservation_id', 'departure_date'])
        .orderBy('id')
      const rows = await found.where('id', 'in', [guests.id, own.id, late.id]).execute()
      return rows.map(({ reservation_id, departure_date }) => [reservation_id, departure_date])
    }
    expect(await visits()).toEqual([
      [guests.later, inDays(4)],
      [own.later, inDays(3)],
      [late.later, inDays(5)],
    ])
    for (const { later: id } of [guests, own, late])
      await staff.data(reservations.edit, { id, departure_date: inDays(6) })
    expect(await visits()).toEqual([
      [guests.later, inDays(6)],
      [own.later, inDays(3)],
      [late.later, inDays(6)],
    ])
  })
})
