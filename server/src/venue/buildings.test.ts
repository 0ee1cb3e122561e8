import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const office = () => server.as('manage-buildings')
const building = { name: 'Prem Niwas', address: 'Gate 1', manager: 'R. Mathur', phone: '9876543210' }

describe('a building', () => {
  it('is added, read, changed, and removed while it has no floors', async () => {
    const staff = await office()
    const { status, body } = await staff.send(calls.addBuilding, { ...building, name: '  Prem Niwas ' })
    expect([status, body.message]).toEqual([200, 'Record updated successfully.'])
    const { id } = body.data
    const shown = {
      id,
      ...building,
      name_hi: null,
      is_active: 1,
      floors: [],
      total_rooms: 0,
      avail_rooms: 0,
      attributes: [],
    }
    expect(await staff.data(calls.building, { id })).toEqual(shown)
    const changed = { ...building, manager: 'S. Verma', is_active: 0 } as const
    expect(await staff.data(calls.editBuilding, { id, ...changed })).toEqual({ ...shown, ...changed })
    expect(await staff.data(calls.removeBuilding, { id })).toBeNull()
    expect((await staff.send(calls.building, { id })).status).toBe(404)
    const { rows } = await server.pool.query(
      `select call from audit_log where record_type = 'building' and record_id = $1 order by id`,
      [id],
    )
    expect(rows.map((row) => row.call)).toEqual([
      'venue.addBuilding',
      'venue.editBuilding',
      'venue.removeBuilding',
    ])
  })

  it('requires name, address, manager and phone, which a change may omit but not empty', async () => {
    const staff = await office()
    const required = ['This is a required field']
    const { status, body } = await staff.send(calls.addBuilding, { name: ' ' } as never)
    expect([status, body.errors]).toEqual([
      422,
      { name: required, address: required, manager: required, phone: required },
    ])
    const { building: known } = await makeRooms(server, 1)
    const empty = { name: ' ', address: '', manager: '', phone: '', is_active: null }
    const edited = await staff.send(calls.editBuilding, { id: known.id, ...empty } as never)
    expect([edited.status, edited.body.errors]).toEqual([
      422,
      { name: required, address: required, manager: required, phone: required, is_active: required },
    ])
  })

  it('keeps a field that a change omits, as another desk has set it', async () => {
    const staff = await office()
    const form = { ...building, name: 'Kept Niwas', name_hi: 'निवास' }
    const added = await staff.data(calls.addBuilding, form)
    const { id } = added
    await staff.data(calls.editBuilding, { id, manager: 'S. Verma', is_active: 0 })
    const renamed = await staff.data(calls.editBuilding, { id, name: 'Kept Bhavan' })
    expect(renamed).toEqual({ ...added, name: 'Kept Bhavan', manager: 'S. Verma', is_active: 0 })
    expect(await staff.data(calls.editBuilding, { id })).toEqual(renamed)
  })

  it('has a unique name, in any case', async () => {
    const staff = await office()
    const { building: known } = await makeRooms(server, 1)
    const { building: other } = await makeRooms(server, 1)
    const name = known.name.toUpperCase()
    const errors = { name: ['A building with this name already exists'] }
    const added = await staff.send(calls.addBuilding, { ...building, name })
    expect([added.status, added.body.errors]).toEqual([422, errors])
    const edited = await staff.send(calls.editBuilding, { id: other.id, ...building, name, is_active: true })
    expect([edited.status, edited.body.errors]).toEqual([422, errors])
  })

  it('has a Hindi name that no other building has as its name or its Hindi, even with two desks at the same time', async () => {
    const staff = await office()
    const [{ building: one }, { building: other }] = [await makeRooms(server, 1), await makeRooms(server, 1)]
    await staff.data(calls.editBuilding, { id: one.id, name_hi: 'Gulab Niwas' })
    const taken = ['A building with this name already exists']
    const inHindi = ['Another building has this name in Hindi']
    const rename = (values: { name?: string; name_hi?: string }) =>
      staff.send(calls.editBuilding, { id: other.id, ...values })
    const refused = [
      await staff.send(calls.addBuilding, { ...building, name: 'GULAB niwas' }),
      await rename({ name: 'gulab niwas' }),
      await rename({ name_hi: 'gulab niwas' }),
      await rename({ name_hi: one.name.toUpperCase() }),
      await staff.send(calls.nameInHindi, { kind: 'building', id: other.id, name_hi: 'Gulab Niwas' }),
    ]
    expect(refused.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { name: inHindi }],
      [422, { name: inHindi }],
      [422, { name_hi: taken }],
      [422, { name_hi: taken }],
      [422, { name_hi: taken }],
    ])
    // Its own name may also be its Hindi.
    expect((await rename({ name_hi: other.name })).status).toBe(200)

    const both = await Promise.all([
      staff.send(calls.editBuilding, { id: one.id, name_hi: 'Kamal Niwas' }),
      staff.send(calls.addBuilding, { ...building, name: 'Kamal Niwas' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('cannot be removed while it has floors, or while a reservation names it', async () => {
    const staff = await office()
    const { building: known } = await makeRooms(server, 1)
    const { status, body } = await staff.send(calls.removeBuilding, { id: known.id })
    expect([status, body.message]).toEqual([
      400,
      `${known.name} has floors. Please remove them first, or switch the building off.`,
    ])
    const noted = await staff.data(calls.addBuilding, { ...building, name: 'Noted' })
    const desk = await server.as('admin-booking')
    const { id } = await desk.data(reservations.book, booking((await makeRooms(server, 1)).roomIds))
    await server.db.updateTable('reservations').set({ building_id: noted.id }).where('id', '=', id).execute()
    const refused = await staff.send(calls.removeBuilding, { id: noted.id })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Noted is assigned to reservations. Please switch it off instead.',
    ])
  })

  it('cannot be removed while applicants prefer it, or while Bhent for its rooms is in reports', async () => {
    const staff = await office()
    const desk = await server.as('admin-booking', 'bhent')
    const [old, other] = [await makeRooms(server, 1), await makeRooms(server, 1)]
    const { id } = await desk.data(reservations.book, booking(old.roomIds))
    await desk.data(reservations.takeBhent, { id, payment_amount: 1000 })
    const [room_id = 0] = other.roomIds
    await server.db.updateTable('stays').set({ room_id }).where('reservation_id', '=', id).execute()
    const floor = { building_id: old.building.id, floor_id: old.floorId }
    await staff.data(calls.removeRoom, { ...floor, room_id: old.roomIds[0] ?? 0 })
    await staff.data(calls.removeFloor, floor)
    const preferred = await staff.data(calls.addBuilding, { ...building, name: 'Preferred' })
    await server.db
      .insertInto('preferred_buildings')
      .values({ reservation_id: id, place: 1, building_id: preferred.id })
      .execute()
    for (const { id: one, name } of [old.building, preferred]) {
      const { status, body } = await staff.send(calls.removeBuilding, { id: one })
      expect([status, body.message]).toEqual([
        400,
        `${name} is assigned to reservations. Please switch it off instead.`,
      ])
    }
  })

  it('is named in the audit after it was removed, as its closures, rooms and floors are', async () => {
    const staff = await office()
    const { building: known, floorId, roomIds } = await makeRooms(server, 1)
    const [room_id = 0] = roomIds
    const days = { from: today, to: inDays(2), reason: 'repair' }
    const closure = await staff.data(calls.closeRoom, { id: room_id, ...days })
    await staff.data(calls.removeClosure, { id: closure.id })
    const floor = { building_id: known.id, floor_id: floorId }
    await staff.data(calls.removeRoom, { ...floor, room_id })
    await staff.data(calls.removeFloor, floor)
    expect(await staff.data(calls.removeBuilding, { id: known.id })).toBeNull()
    const { rows } = await sql<{ deleted: string }>`select said ->> 'deleted' as deleted from audit_log
      where user_id = ${staff.userId} and call like 'venue.remove%' order by id`.execute(server.db)
    expect(rows.map(({ deleted }) => deleted)).toEqual([
      `${known.name} · 101 · ${today} – ${days.to}`,
      `${known.name} · 101`,
      `${known.name} · 1 (LEFT)`,
      known.name,
    ])
  })

  it('answers 401 without a session, 403 without the permission, 404 where there is none', async () => {
    const strange = await server.as('manage-attributes')
    const id = 2_000_000_000
    for (const [client, status] of [
      [server.anonymous, 401],
      [strange, 403],
    ] as const) {
      expect((await client.send(calls.buildings, {})).status).toBe(status)
      expect((await client.send(calls.building, { id })).status).toBe(status)
      expect((await client.send(calls.addBuilding, building)).status).toBe(status)
      expect((await client.send(calls.editBuilding, { id, ...building, is_active: 1 })).status).toBe(status)
      expect((await client.send(calls.removeBuilding, { id })).status).toBe(status)
    }
    const staff = await office()
    expect((await staff.send(calls.editBuilding, { id, ...building, name: 'X', is_active: 1 })).status).toBe(
      404,
    )
    expect((await staff.send(calls.removeBuilding, { id })).status).toBe(404)
    // A user who matches rooms may read buildings but not change them.
    const desk = await server.as('resavation-assign-building')
    expect((await desk.send(calls.buildings, {})).status).toBe(200)
    expect((await desk.send(calls.addBuilding, building)).status).toBe(403)
  })
})

describe('the list of buildings', () => {
  it('counts floors, rooms, and the rooms that are free tonight or on the requested nights', async () => {
    const staff = await office()
    const { building: known, floorId, roomIds } = await makeRooms(server, 4)
    const [first = 0, second = 0, third = 0] = roomIds
    const desk = await server.as('admin-booking')
    await desk.data(reservations.book, booking([first], today, inDays(1)))
    await desk.data(reservations.book, booking([second], inDays(5), inDays(7)))
    await server.db.updateTable('rooms').set({ is_active: false }).where('id', '=', third).execute()
    const ask = async (nights = {}) =>
      (await staff.data(calls.buildings, { name: known.name, ...nights })).find(({ id }) => id === known.id)
    expect(await ask()).toMatchObject({
      total_rooms: 4,
      avail_rooms: 2,
      floors: [{ id: floorId, floor_number: 1, position: 'LEFT', total_rooms: 4 }],
    })
    expect((await ask({ arrival: inDays(6), departure: inDays(7) }))?.avail_rooms).toBe(2)
    expect((await ask({ arrival: inDays(7), departure: inDays(9) }))?.avail_rooms).toBe(3)
    await staff.data(calls.editBuilding, { id: known.id, ...building, name: known.name, is_active: false })
    expect((await ask())?.avail_rooms).toBe(0)
  })

  it('is also filtered by the Hindi name, which screens in Hindi show', async () => {
    const staff = await office()
    const { id } = await staff.data(calls.addBuilding, {
      ...building,
      name: 'Shown Niwas',
      name_hi: 'दर्शित निवास',
    })
    for (const name of ['दर्शित', 'shown'])
      expect((await staff.data(calls.buildings, { name })).map((found) => found.id)).toEqual([id])
  })

  it('is paged, sorted by name, and searched by a part of the name', async () => {
    const staff = await office()
    for (const name of ['Zeta 100%', 'Zeta_one', 'zeta two'])
      await staff.data(calls.addBuilding, { ...building, name })
    const { body } = await staff.send(calls.buildings, { name: 'ZETA', per_page: 2, page: 2 })
    expect(body.data.map(({ name }) => name)).toEqual(['Zeta_one'])
    expect(body.meta.pagination).toMatchObject({ total: 3, count: 1, total_pages: 2 })
    const percent = await staff.data(calls.buildings, { name: '0%', sort: 'id', order: 'desc' })
    expect(percent.map(({ name }) => name)).toEqual(['Zeta 100%'])
    const wrong = await staff.send(calls.buildings, { arrival: inDays(2) })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { departure: ['This is a required field'] }])
  })

  it('contains the names of active buildings, for every user who is signed in', async () => {
    const staff = await office()
    const on = await staff.data(calls.addBuilding, { ...building, name: 'On' })
    const off = await staff.data(calls.addBuilding, { ...building, name: 'Off' })
    await staff.data(calls.editBuilding, { ...building, id: off.id, name: 'Off', is_active: 0 })
    const anybody = await server.as()
    for (const call of [calls.buildingNames, calls.allBuildings]) {
      const names = await anybody.data(call, {})
      expect(names).toContainEqual({ id: on.id, name: 'On' })
      expect(names.map(({ id }) => id)).not.toContain(off.id)
      expect((await server.anonymous.send(call, {})).status).toBe(401)
    }
  })
})
