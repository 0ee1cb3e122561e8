import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const desk = () =>
  server.as(
    'manage-reservations',
    'manage-multiple-resavation',
    'resavation-assign-room',
    'resavation-delete',
    'gate-reservations-checkin',
    'gate-visitor-entry',
    'gate-pending-visit-status-update',
  )

const [arrival, departure] = [inDays(0), inDays(2)]

const entryOf = (reservation_id: number) => ({
  reservation_id,
  fromdate: arrival,
  todate: departure,
  departure_time: '10:00',
  children: 0,
  adults: 0,
  members: [{ i_card_number: 'NA', name: 'Asha Rao' }],
})

const arrivals = (ids: readonly number[]) =>
  server.db
    .selectFrom('reservations')
    .select(['status', 'gate_checked_in_at', 'gate_checked_in_by'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

describe('deleting a reservation whose guests are inside the gate', () => {
  it('leaves the parents of a combined reservation checked in, and their visit open until they leave', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const ids = [await makeNew(server, arrival, departure), await makeNew(server, arrival, departure)]
    const whole = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids })
    const visit = await staff.data(gate.createVisitorEntry, entryOf(whole.id))
    const [came] = await arrivals([whole.id])
    expect((await staff.data(calls.remove, { id: whole.id })).status).toBe('CANCELLED')

    const parent = { ...came, status: 'NEW', gate_checked_in_by: staff.userId }
    expect(await arrivals(ids)).toEqual([parent, parent])
    const again = await staff.send(calls.checkIn, { id: ids[0] ?? 0, type: 'GATE' })
    expect([again.status, again.body.message]).toEqual([400, 'This reservation is already checked in.'])
    expect((await staff.send(gate.exit, { idNumber: String(visit.id) })).status).toBe(200)
    // Combined again, the guests are still inside.
    const anew = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids })
    expect(anew.checkin_status).toBe('Yes')
  })

  it('does not check in the parent that waits outside when only the other one came in', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const ids = [await makeNew(server, arrival, departure), await makeNew(server, arrival, departure)]
    await staff.data(calls.checkIn, { id: ids[1] ?? 0, type: 'GATE' })
    const whole = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids })
    await staff.data(calls.remove, { id: whole.id })
    expect((await arrivals(ids)).map((one) => one.gate_checked_in_at !== null)).toEqual([false, true])
    expect((await staff.send(calls.checkIn, { id: ids[0] ?? 0, type: 'GATE' })).status).toBe(200)
  })

  it('frees the rooms of a reservation on HOLD, and its visitors are marked out by their ticket', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const id = await makeNew(server, arrival, departure)
    await staff.data(calls.hold, { id, room_ids })
    const visit = await staff.data(gate.createVisitorEntry, entryOf(id))
    expect(await staff.data(calls.remove, { id })).toMatchObject({
      status: 'CANCELLED',
      count_assigned_rooms: 0,
    })
    expect(await staff.data(gate.exit, { idNumber: String(visit.id) })).toMatchObject({ id: visit.id })
  })
})

describe('undoing a deletion', () => {
  const deskAndRooms = async (count: number) => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, count)
    return { staff, roomIds, id: await makeNew(server, arrival, departure) }
  }

  it('restores a NEW reservation as NEW, and one on HOLD with the rooms that it held', async () => {
    const { staff, roomIds: room_ids, id } = await deskAndRooms(2)
    await staff.data(calls.remove, { id })
    expect(await staff.data(calls.restore, { id })).toMatchObject({ status: 'NEW', count_assigned_rooms: 0 })
    await staff.data(calls.hold, { id, room_ids })
    await staff.data(calls.remove, { id })
    expect(await staff.data(calls.restore, { id })).toMatchObject({ status: 'HOLD', count_assigned_rooms: 2 })
    expect((await staff.data(calls.rooms, { id })).map((room) => room.id).sort()).toEqual(room_ids.toSorted())
    const again = await staff.send(calls.restore, { id })
    expect([again.status, again.body.message]).toEqual([400, 'This reservation is not deleted.'])
  })

  it('restores the rooms at the Bhent that they were held for, even when the price has changed since', async () => {
    const { staff, roomIds: room_ids, id } = await deskAndRooms(2)
    await staff.data(calls.hold, { id, room_ids })
    await server.db.updateTable('rooms').set({ price: 750.5 }).where('id', 'in', room_ids).execute()
    await staff.data(calls.remove, { id })
    expect(await staff.data(calls.restore, { id })).toMatchObject({ status: 'HOLD', total_amount: 2000 })
    expect((await staff.data(calls.rooms, { id })).map(({ price }) => price)).toEqual([500, 500])
  })

  it('is refused, and changes nothing, once another guest has one of the rooms', async () => {
    const { staff, roomIds: room_ids, id } = await deskAndRooms(1)
    await staff.data(calls.hold, { id, room_ids })
    await staff.data(calls.remove, { id })
    await staff.data(calls.hold, { id: await makeNew(server, arrival, departure), room_ids })
    const { status, body } = await staff.send(calls.restore, { id })
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^Room .* has just been taken/)])
    expect((await staff.data(calls.get, { id })).status).toBe('CANCELLED')
  })

  it('is refused after two minutes, and for a combined one', async () => {
    const { staff, roomIds: room_ids, id } = await deskAndRooms(1)
    await staff.data(calls.remove, { id })
    await sql`update reservations set cancelled_at = now() - interval '121 seconds' where id = ${id}`.execute(
      server.db,
    )
    const late = await staff.send(calls.restore, { id })
    expect([late.status, late.body.message]).toEqual([
      400,
      'A deletion can be undone only within two minutes.',
    ])
    const ids = [await makeNew(server, arrival, departure), await makeNew(server, arrival, departure)]
    const whole = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids })
    await staff.data(calls.remove, { id: whole.id })
    expect((await staff.send(calls.restore, { id: whole.id })).body.message).toMatch(
      /^A combined reservation cannot be restored/,
    )
  })
})
