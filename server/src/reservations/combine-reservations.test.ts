import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const desk = () =>
  server.as('manage-multiple-resavation', 'manage-reservations', 'resavation-delete', 'resavation-edit')

const change = (id: number, values: object) =>
  server.db.updateTable('reservations').set(values).where('id', '=', id).execute()

const statuses = async (ids: number[]) => {
  const staff = await desk()
  return Promise.all(ids.map(async (id) => (await staff.data(calls.get, { id })).status))
}

const members = (count: number, name: string) =>
  JSON.stringify(Array.from({ length: count }, () => ({ name, age: 30, i_card_number: 'NA' })))

describe('matching several by hand', () => {
  it('makes one reservation with the rooms, from the earliest arrival to the latest departure', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2, 100)
    const first = await makeNew(server, inDays(11), inDays(13))
    const second = await makeNew(server, inDays(10), inDays(12), true)
    await change(first, {
      applicant_name: 'Kiran',
      phone: '111111',
      departure_time: '18:00',
      members: members(15, 'K'),
      comments: 'Near the hall',
    })
    await change(second, { arrival_time: '06:30', members: members(12, 'L'), toilet_type: 'WESTERN' })
    const { status, body } = await staff.send(calls.multipleManual, {
      reservation_ids: [first, second],
      room_ids: roomIds,
      agreed_places: true,
    })
    expect([status, body.message]).toEqual([200, 'Record updated successfully.'])
    expect(body.data).toMatchObject({
      status: 'HOLD',
      is_child: true,
      applicant_name: 'Kiran',
      phone: '111111',
      arrival_date: inDays(10),
      arrival_time: '06:30',
      departure_date: inDays(13),
      departure_time: '18:00',
      members_count: 27,
      count_assigned_rooms: 2,
      total_amount: 600,
      toilet_type: 'WESTERN',
    })
    expect(body.data.comments).toMatch(/^A\d\d-\d{6} Kiran: Near the hall$/)
    expect(body.data.members.map(({ name }) => name).join('')).toBe('K'.repeat(15) + 'L'.repeat(12))
    expect(body.data.parents.map(({ id }) => id)).toEqual([first, second])
    expect(await staff.data(calls.get, { id: body.data.id })).toMatchObject({ meal: 'YES' })
    expect(await statuses([first, second])).toEqual(['COMBINED', 'COMBINED'])
  })

  it('keeps all texts about health, and marks comments that are too long for their field', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const ids = [await makeNew(server), await makeNew(server)]
    const long = (last: string) => 'x'.repeat(1_500) + last
    for (const id of ids)
      await change(id, { medical_constraint: long(`wheelchair ${id}`), comments: long(`end ${id}`) })
    const { id } = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids })
    const { medical_constraint, comments } = await staff.data(calls.get, { id })
    for (const parent of ids) expect(medical_constraint).toContain(`wheelchair ${parent}`)
    expect([comments?.length, comments?.at(-1)]).toEqual([2_000, '…'])
    const edited = await staff.data(calls.edit, { id, comments, toilet_type: 'DESI' })
    expect(edited.comments).toBe(comments)
  })

  it('never cuts comments within a character, even one that JavaScript counts as two', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2)
    for (const room of roomIds) {
      const [first, second] = [await makeNew(server), await makeNew(server)]
      const ids = [first, second]
      const prayers = '🙏'.repeat(900)
      // With one of two lengths that differ by one, the cut falls within a character.
      await change(first, {
        applicant_name: 'Kiran',
        comments: room === roomIds[0] ? prayers : `x${prayers}`,
      })
      await change(second, { applicant_name: 'Kiran', comments: prayers })
      const { comments } = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids: [room] })
      expect(comments).toMatch(/🙏…$/u)
    }
  })

  it('counts an applicant who names no members as one person, in places, lists and the chart', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 3)
    const three = await makeNew(server, inDays(20), inDays(22))
    await change(three, { members: members(3, 'M') })
    const unnamed = await makeNew(server, inDays(20), inDays(22))
    await change(unnamed, { members: '[]' })
    const reservation_ids = [three, unnamed]
    const wanted = { building_id: building.id, number_of_rooms: 2 }
    expect(
      await staff.data(calls.previewMultipleAuto, { ...wanted, reservation_ids: reservation_ids.join(',') }),
    ).toMatchObject({ members_count: 4, places: 6 })

    const small = { reservation_ids, room_ids: roomIds.slice(0, 1) }
    const refused = await staff.send(calls.multipleManual, small)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      '3 places for 4 people: these rooms are too small. Please choose more, or agree to it.',
    ])
    const { id } = await staff.data(calls.multipleManual, { ...small, agreed_places: true })
    const combined = await staff.data(calls.get, { id })
    expect([combined.members_count, combined.members.length]).toEqual([4, 3])
    const chart = await staff.data(calls.chart, {
      from: inDays(20),
      to: inDays(21),
      building_id: building.id,
    })
    expect(chart.stays).toMatchObject([{ id, members_count: 4 }])
    const all = await server.as('manage-reservations', 'manage-multiple-resavation')
    const [alone, other] = [await makeNew(server), await makeNew(server)]
    for (const one of [alone, other]) await change(one, { members: '[]' })
    const pair = await all.data(calls.multipleManual, {
      reservation_ids: [alone, other],
      room_ids: roomIds.slice(1, 2),
    })
    expect([pair.members_count, pair.members]).toEqual([2, []])
  })

  it('is undone when the combined one is deleted: its rooms are free, its parents NEW again', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const ids = [await makeNew(server), await makeNew(server)]
    const { id } = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids })
    await staff.data(calls.remove, { id })
    expect(await statuses([id, ...ids])).toEqual(['CANCELLED', 'NEW', 'NEW'])
    const { application_number: combined } = await staff.data(calls.get, { id })
    for (const parent of ids)
      expect(await staff.data(calls.history, { id: parent })).toMatchObject([
        { call: 'reservations.parted', said: { combined }, user: expect.stringMatching(/^Person/) },
        { call: 'reservations.combined', said: { combined }, user: expect.stringMatching(/^Person/) },
      ])
    expect((await staff.send(calls.multipleManual, { reservation_ids: ids, room_ids })).status).toBe(200)
  })

  it('refuses stays that do not overlap, even when one ends on the day the other begins', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const ids = [await makeNew(server, inDays(10), inDays(12)), await makeNew(server, inDays(12), inDays(14))]
    const { status, body } = await staff.send(calls.multipleManual, { reservation_ids: ids, room_ids })
    expect([status, body.message]).toEqual([
      400,
      'The stays do not overlap. Each must share a night with another. Please select reservations for the same days.',
    ])
    const between = await makeNew(server, inDays(11), inDays(13))
    expect(
      (await staff.send(calls.multipleManual, { reservation_ids: [...ids, between], room_ids })).status,
    ).toBe(200)
  })

  it('names the reservation that is not NEW or that already combines others, and changes nothing', async () => {
    const staff = await desk()
    const { roomIds } = await makeRooms(server, 2)
    const cashier = await server.as('admin-booking', 'bhent')
    const paid = await cashier.data(calls.book, booking(roomIds.slice(0, 1)))
    await cashier.data(calls.takeBhent, { id: paid.id, payment_amount: paid.total_amount })
    const [first, child] = [await makeNew(server), await makeNew(server)]
    await change(child, { is_child: true })
    const ask = async (other: number) =>
      (
        await staff.send(calls.multipleManual, {
          reservation_ids: [first, other],
          room_ids: roomIds.slice(1),
        })
      ).body.message
    expect(await ask(paid.id)).toBe(
      `Reservation ${paid.application_number} of Asha Rao is no longer NEW. Please select again.`,
    )
    expect(await ask(child)).toMatch(/already combines others/)
    expect(await statuses([first, paid.id, child])).toEqual(['NEW', 'PAID', 'NEW'])
  })

  it('changes nothing when a room is no longer free', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 2)
    await (await server.as('admin-booking')).data(calls.book, booking(room_ids.slice(1)))
    const ids = [await makeNew(server), await makeNew(server)]
    const { status, body } = await staff.send(calls.multipleManual, { reservation_ids: ids, room_ids })
    expect(status).toBe(400)
    expect(body.message).toMatch(/has just been taken/)
    expect(await statuses(ids)).toEqual(['NEW', 'NEW'])
  })

  it('counts visitors inside the gate for the combined reservation', async () => {
    const staff = await desk()
    const gate = await server.as('gate-reservations-checkin')
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const ids = [await makeNew(server), await makeNew(server)]
    await gate.data(calls.checkIn, { id: ids[1] ?? 0, type: 'GATE', another_day: true })
    const combined = await staff.data(calls.multipleManual, { reservation_ids: ids, room_ids })
    expect(combined.checkin_status).toBe('Yes')
  })

  it('requires at least two existing reservations, each once', async () => {
    const staff = await desk()
    const { roomIds: room_ids } = await makeRooms(server, 1)
    const id = await makeNew(server)
    const errors = []
    for (const reservation_ids of [[id], [id, id], [id, 2_000_000_000]])
      errors.push((await staff.send(calls.multipleManual, { reservation_ids, room_ids })).body.errors)
    expect(errors).toEqual([
      { reservation_ids: ['Please select at least two reservations'] },
      { reservation_ids: ['The same reservation is selected twice'] },
      { reservation_ids: ['One of these reservations does not exist'] },
    ])
  })
})

describe('matching several automatically', () => {
  it('shows what fits all of them best, and takes the rooms shown', async () => {
    const staff = await desk()
    const { building, roomIds } = await makeRooms(server, 4, 100)
    const ids = [await makeNew(server), await makeNew(server, inDays(11), inDays(14))]
    for (const id of ids) await change(id, { members: members(3, 'M') })
    const wanted = { building_id: building.id, number_of_rooms: 2 }
    const shown = await staff.data(calls.previewMultipleAuto, { ...wanted, reservation_ids: ids.join(',') })
    expect(shown).toMatchObject({ members_count: 6, places: 6, floors: 1, total_amount: 800 })
    const room_ids = shown.rooms.map((room) => room.id)
    expect(room_ids).toEqual(roomIds.slice(0, 2))
    const made = await staff.data(calls.multipleAuto, { ...wanted, reservation_ids: ids, room_ids })
    expect(made).toMatchObject({ status: 'HOLD', is_child: true, count_assigned_rooms: 2, total_amount: 800 })
    expect(await statuses(ids)).toEqual(['COMBINED', 'COMBINED'])
  })

  it('shows how many rooms are free when they are too few, and changes nothing', async () => {
    const staff = await desk()
    const { building } = await makeRooms(server, 1)
    const ids = [await makeNew(server), await makeNew(server)]
    const { status, body } = await staff.send(calls.multipleAuto, {
      reservation_ids: ids,
      building_id: building.id,
      number_of_rooms: 2,
    })
    expect([status, body.message]).toEqual([
      400,
      `Only 1 room is free in ${building.name} for these dates. Please ask for fewer, or choose another building.`,
    ])
    expect(await statuses(ids)).toEqual(['NEW', 'NEW'])
  })
})

describe('every call for several', () => {
  it('answers 401 without a session and 403 without the permission', async () => {
    const { building, roomIds: room_ids } = await makeRooms(server, 1)
    const reservation_ids = [await makeNew(server), await makeNew(server)]
    const wanted = { building_id: building.id, number_of_rooms: 1 }
    const other = await server.as('resavation-assign-room')
    for (const [who, status] of [
      [server.anonymous, 401],
      [other, 403],
    ] as const) {
      expect((await who.send(calls.multipleManual, { reservation_ids, room_ids })).status).toBe(status)
      expect((await who.send(calls.multipleAuto, { reservation_ids, ...wanted })).status).toBe(status)
      const preview = { ...wanted, reservation_ids: reservation_ids.join(',') }
      expect((await who.send(calls.previewMultipleAuto, preview)).status).toBe(status)
    }
  })
})
