import { access as calls } from '@nivas/contract/access/calls.ts'
import type { Call } from '@nivas/contract/call.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { contract } from '@nivas/contract/index.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, makeNew, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { actorAt, take } from '../testing/till.ts'

const server = useServer(undefined, { jobs: false })

const note = (type: string, id: number, said: object = {}) =>
  sql`insert into audit_log (call, record_type, record_id, said, request_id)
    values ('venue.test', ${type}, ${id}, ${JSON.stringify(said)}::jsonb, 'test')`.execute(server.db)

const nothing = { within: [], counter: null, from: null, to: null }

/** Returns the record of the newest entry about it. */
async function recordOf(record_type: string, record_id: number) {
  const reader = await server.as('audit-log')
  const [row] = await reader.data(calls.audit, { record_type, record_id, per_page: 1 })
  return row?.record
}

describe('the record of an entry', () => {
  it('has the name and the location by which its screen finds it', async () => {
    const { building, floorId, roomIds } = await makeRooms(server, 1)
    const room = roomIds[0] ?? 0
    const reservation = await makeNew(server)
    await note('room', room)
    await note('floor', floorId)
    await note('building', building.id)
    await note('reservation', reservation)
    await note('gate', 1)
    await note('venue_name', 1, { kind: 'gate' })
    await note('attribute_values', room, { type: 'ROOM' })
    const inRoom = { ...nothing, name: '101', within: [building.id, floorId] }
    expect(await recordOf('room', room)).toEqual(inRoom)
    expect(await recordOf('attribute_values', room)).toEqual(inRoom)
    expect(await recordOf('floor', floorId)).toEqual({
      ...nothing,
      ...{ name: `${building.name} · 1`, within: [building.id] },
    })
    expect(await recordOf('building', building.id)).toEqual({ ...nothing, name: building.name })
    expect(await recordOf('reservation', reservation)).toEqual({
      ...nothing,
      name: expect.stringMatching(/^\w+-?\w+/),
    })
    expect(await recordOf('venue_name', 1)).toEqual(await recordOf('gate', 1))
  })

  it('of a cash session has its counter and its days', async () => {
    const actor = await actorAt(server)
    await take(server, actor, 'office', 1)
    const { id, number } = await server.db
      .selectFrom('cash_sessions')
      .select(['id', 'number'])
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow()
    await note('cash session', id)
    expect(await recordOf('cash session', id)).toEqual({
      ...{ name: String(number), within: [], counter: 'office', from: today, to: today },
    })
  })

  it('is absent once it is deleted, and always for a person of the dispensary or the vaccinations', async () => {
    const staff = await server.as('manage-users', 'manage-roles', 'manage-attributes')
    const role = await staff.data(calls.addRole, { name: 'Gone from the audit' })
    expect(await recordOf('role', role.id)).toEqual({ ...nothing, name: 'Gone from the audit' })
    await staff.data(calls.removeRole, { id: role.id })
    expect(await recordOf('role', role.id)).toBeNull()
    const who = { name: 'Asha Rao', email: 'gone-from-audit@example.org', password: 'a password' }
    const user = await staff.data(calls.addUser, { ...who, role_ids: [] })
    expect(await recordOf('user', user.id)).toEqual({ ...nothing, name: 'Asha Rao' })
    await staff.data(calls.removeUser, { id: user.id })
    expect(await recordOf('user', user.id)).toBeNull()
    const attribute = await staff.data(venue.addAttribute, {
      ...{ name: 'Balcony', type: 'ROOM', default_value: null },
    })
    expect(await recordOf('attribute', attribute.id)).toEqual({ ...nothing, name: 'Balcony' })
    for (const type of ['patient', 'patient visit', 'vaccination']) {
      await note(type, 1)
      expect(await recordOf(type, 1)).toBeNull()
    }
  })

  it('is present for a visitor who is inside, but not for a satsangi, because the members of a party are secret in the audit', async () => {
    const guard = await server.as('gate-visitor-entry', 'gate-pending-visit-status-update')
    const purpose = { purpose_id: 1, visitingname: 'Asha Rao', houseno: 'B-12', country: 'IND' }
    const visitor = await guard.data(gate.createVisitorEntry, {
      ...{ isnonsatsangi: true, idNumber: 'DL-0420110012345', visitorname: 'Ravi Kumar', people: 1 },
      visit_purpose: { ...purpose, visitormobile: '9876543210' },
    })
    expect(await recordOf('visit', visitor.id)).toEqual({ ...nothing, name: 'Ravi Kumar' })
    await guard.data(gate.exit, { idNumber: String(visitor.id) })
    expect(await recordOf('visit', visitor.id)).toBeNull()
    const party = await guard.data(gate.createVisitorEntry, {
      ...{ fromdate: today, todate: inDays(1), departure_time: '23:59', children: 0, adults: 0, people: 1 },
      members: [{ i_card_number: 'NR-Secret-1', name: 'Meena Devi' }],
      visit_purpose: { vehicleno: '' },
    })
    const reader = await server.as('audit-log')
    const rows = await reader.data(calls.audit, { record_type: 'visit', record_id: party.id })
    expect(rows).toMatchObject([{ call: 'gate.createVisitorEntry', record: null }])
    expect(JSON.stringify(rows)).not.toMatch(/Meena|NR-Secret/i)
  })

  it('of every kind can be read', async () => {
    const types = Object.values(contract as unknown as Record<string, Record<string, Call>>).flatMap((all) =>
      Object.values(all).flatMap(({ record }) => record ?? []),
    )
    for (const type of new Set(types)) {
      await note(type, 2_000_000_000)
      expect(await recordOf(type, 2_000_000_000)).toBeNull()
    }
  })
})
