import { access as calls } from '@nivas/contract/access/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { writeEvent } from '../audit/write-event.ts'
import { booking, inDays, makeNew, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

/** Makes an audit row at a time of the venue's clock. */
async function rowAt(moment: string, call = 'venue.test') {
  const { rows } = await sql<{ id: number }>`insert into audit_log (at, call, said, request_id)
    values (${moment}::timestamp at time zone 'Asia/Kolkata', ${call}, '{}', 'test') returning id`.execute(
    server.db,
  )
  return rows[0]?.id ?? 0
}

describe('the audit', () => {
  it('lists user, call and record, newest first, and filters by each of them', async () => {
    const reader = await server.as('audit-log')
    const admin = await server.as('manage-roles')
    const role = await admin.data(calls.addRole, { name: 'Audited' })
    await admin.data(calls.editRole, { id: role.id, name: 'Audited too' })
    const find = async (query: object) =>
      (await reader.data(calls.audit, query)).map((row) => [row.call, row.record_id])
    const both = [
      ['access.editRole', role.id],
      ['access.addRole', role.id],
    ]
    expect(await find({ user_id: admin.userId })).toEqual(both)
    expect(await find({ record_type: 'role', record_id: role.id })).toEqual(both)
    expect((await find({ area: 'access' })).slice(0, 2)).toEqual(both)
    expect(await find({ area: 'reservations', user_id: admin.userId })).toEqual([])
    expect(await find({ user_id: admin.userId, page: 2, per_page: 1 })).toEqual([both[1]])
    const { body } = await reader.send(calls.audit, { user_id: admin.userId, per_page: 1 })
    expect(body.data[0]).toMatchObject({
      user: { id: admin.userId },
      record_type: 'role',
      said: { id: role.id, name: 'Audited too' },
      address: '127.0.0.1',
    })
    expect(body.meta.pagination).toMatchObject({ total: 2, count: 1, total_pages: 2 })
    const people = await reader.data(calls.auditPeople, {})
    expect(people.map(({ id }) => id)).toContain(admin.userId)
  })

  it('names roles and permissions that were given; a role that was deleted since has its id', async () => {
    const reader = await server.as('audit-log')
    const admin = await server.as('manage-users', 'manage-roles')
    const role = await admin.data(calls.addRole, { name: 'Named in the audit' })
    const bhent = (await admin.data(calls.permissions, {})).find(({ name }) => name === 'bhent')?.id ?? 0
    await admin.data(calls.setRolePermissions, {
      ...{ id: role.id, permission_ids: [bhent], known_permission_ids: [] },
    })
    const who = { name: 'Asha Rao', email: 'named-in-audit@example.org', password: 'a password' }
    const user = await admin.data(calls.addUser, { ...who, role_ids: [role.id] })
    const said = async (record_type: string, record_id: number) =>
      (await reader.data(calls.audit, { record_type, record_id, per_page: 1 }))[0]?.said
    expect(await said('role', role.id)).toMatchObject({ permission_ids: ['bhent'], known_permission_ids: [] })
    expect(await said('user', user.id)).toMatchObject({ name: 'Asha Rao', role_ids: ['Named in the audit'] })
    await admin.data(calls.removeRole, { id: role.id })
    const [lost, given] = await reader.data(calls.audit, { record_type: 'user', record_id: user.id })
    expect(lost).toMatchObject({
      call: 'access.roleLost',
      user: { id: admin.userId },
      said: { role: 'Named in the audit' },
    })
    expect(given?.said).toMatchObject({ role_ids: [role.id] })
    expect(await said('role', role.id)).toEqual({ id: role.id, deleted: 'Named in the audit' })
  })

  it('has names and numbers in place of the ids of rooms, buildings, reservations and receivers', async () => {
    const reader = await server.as('audit-log')
    const staff = await server.as(
      'resavation-assign-room',
      'manage-reservations',
      'resavation-assign-building',
    )
    const { building, roomIds } = await makeRooms(server, 2)
    const id = await makeNew(server)
    await staff.data(reservations.assignBuilding, { reservation_id: id, building_id: building.id })
    await staff.data(reservations.hold, {
      id,
      status: 'HOLD',
      room_ids: roomIds.slice(1),
      agreed_places: true,
    })
    const [held, noted] = await reader.data(calls.audit, { user_id: staff.userId, area: 'reservations' })
    const { application_number } = await staff.data(reservations.get, { id })
    expect(held?.said).toMatchObject({ id, room_ids: [`${building.name} · 102`] })
    expect(noted?.said).toMatchObject({ reservation_id: application_number, building_id: building.name })
    await sql`insert into audit_log (call, said, request_id)
      values ('mailed.test', ${JSON.stringify({ user_id: staff.userId, room_id: 999_999, report: 'event' })}::jsonb, 'test')`.execute(
      server.db,
    )
    const [mailed] = await reader.data(calls.audit, { area: 'mailed' })
    expect(mailed?.said).toEqual({
      user_id: expect.stringMatching(/^Person/),
      room_id: 999_999,
      report: 'Event report',
    })
  })

  it('filters by days of the venue, both included', async () => {
    const reader = await server.as('audit-log')
    const [before, first, last, after] = [
      await rowAt('2020-01-01 23:59:59.9'),
      await rowAt('2020-01-02 00:00:00'),
      await rowAt('2020-01-03 23:59:59.9'),
      await rowAt('2020-01-04 00:00:00'),
    ]
    const ids = async (query: object) =>
      (await reader.data(calls.audit, { area: 'venue', ...query })).map(({ id }) => id)
    expect(await ids({ from: '2020-01-02', to: '2020-01-03' })).toEqual([last, first])
    expect(await ids({ from: '2020-01-02', to: '2020-01-02' })).toEqual([first])
    expect(await ids({ to: '2020-01-01' })).toEqual([before])
    expect(await ids({ from: '2020-01-04', to: '2020-01-10' })).toEqual([after])
    expect(await ids({ from: inDays(1) })).toEqual([])
  })

  it('sorts by the start of the call, even when an earlier call wrote its row later', async () => {
    const reader = await server.as('audit-log')
    const quick = await rowAt('2021-05-01 00:03:00', 'late.test')
    const slow = await rowAt('2021-05-01 00:00:00', 'late.test')
    const dayBefore = await rowAt('2021-04-30 23:55:00', 'late.test')
    const ids = async (day: string) =>
      (await reader.data(calls.audit, { area: 'late', from: day, to: day })).map(({ id }) => id)
    expect(await ids('2021-05-01')).toEqual([quick, slow])
    expect(await ids('2021-04-30')).toEqual([dayBefore])
  })

  it('refuses days in the wrong order, and a record id without a kind of record, at the field', async () => {
    const reader = await server.as('audit-log')
    const disorder = await reader.send(calls.audit, { from: '2026-01-02', to: '2026-01-01' })
    expect([disorder.status, disorder.body.errors]).toEqual([422, { to: ['To must not be before From'] }])
    const kind = await reader.send(calls.audit, { record_id: 1 })
    expect([kind.status, kind.body.errors]).toEqual([
      422,
      { record_type: ['Please say which kind of record this number belongs to'] },
    ])
  })

  it('stops counting at the limit of paging', async () => {
    const reader = await server.as('audit-log')
    await sql`insert into audit_log (call, said, request_id)
      select 'many.test', '{}', 'test' from generate_series(1, 10100)`.execute(server.db)
    const { body } = await reader.send(calls.audit, { area: 'many', page: 402 })
    expect(body.meta.pagination.total).toBe(10_001)
    expect(body.data).toHaveLength(25)
  })

  it('has an event under each of its records, for any number of holders of a deleted role', async () => {
    const id = Array.from({ length: 10_000 }, (_, at) => at + 1)
    const event = { name: 'all.test', record: { type: 'all', id }, input: { role: 'Sevadar' } }
    await server.db.transaction().execute((trx) => writeEvent(trx, event))
    const reader = await server.as('audit-log')
    expect(await reader.data(calls.audit, { record_type: 'all', record_id: 10_000 })).toMatchObject([
      { call: 'all.test', user: null, said: { role: 'Sevadar' }, address: null },
    ])
  })
})

describe('the history of a reservation', () => {
  it('lists only its own events', async () => {
    const staff = await server.as('admin-booking', 'bhent', 'resavation-edit')
    const { roomIds } = await makeRooms(server, 2, 500)
    const { id } = await staff.data(reservations.book, booking(roomIds.slice(0, 1)))
    await staff.data(reservations.book, booking(roomIds.slice(1)))
    await staff.data(reservations.edit, { id, comments: 'late' })
    await staff.data(reservations.takeBhent, { id, payment_amount: 1000 })
    const history = await staff.data(reservations.history, { id })
    expect(history.map(({ call }) => call)).toEqual([
      'reservations.takeBhent',
      'reservations.edit',
      'reservations.book',
    ])
    expect(history[0]).toMatchObject({
      user: expect.stringMatching(/^Person/),
      said: { payment_amount: 1000 },
    })
    expect(history[2]?.said).not.toHaveProperty('other_card_no')
    expect((await staff.send(reservations.history, { id: 999_999 })).status).toBe(404)
  })
})
