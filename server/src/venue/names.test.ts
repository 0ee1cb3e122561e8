import { gate } from '@nivas/contract/gate/calls.ts'
import { applicationCalls } from '@nivas/contract/reservations/application-calls.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { describe, expect, it } from 'vitest'
import { makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })
const office = () => server.as('manage-buildings')
const known = async () => (await server.anonymous.data(calls.namesInHindi, {})).map(({ name }) => name)

describe('names in Hindi', () => {
  it('are given to buildings, gates, purposes and events, read by every page, and taken away', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    const all = await staff.data(calls.names, {})
    expect(all).toContainEqual({
      kind: 'building',
      id: building.id,
      name: building.name,
      name_hi: null,
      is_active: true,
    })
    for (const kind of ['building', 'gate', 'purpose', 'event'] as const) {
      const one = all.find((name) => name.kind === kind)
      if (!one) throw new Error(`no ${kind}`)
      await staff.data(calls.nameInHindi, { kind, id: one.id, name_hi: ` ${kind} हिन्दी ` })
      expect(await server.anonymous.data(calls.namesInHindi, {})).toContainEqual({
        name: one.name,
        name_hi: `${kind} हिन्दी`,
      })
      await staff.data(calls.nameInHindi, { kind, id: one.id, name_hi: ' ' })
      expect(await known()).not.toContain(one.name)
    }
  })

  it('of every kind keep the Hindi that another user has given since the form was opened', async () => {
    const staff = await office()
    const all = await staff.data(calls.names, {})
    for (const kind of ['building', 'gate', 'purpose', 'event'] as const) {
      const { id, name_hi } = all.find((name) => name.kind === kind) ?? { id: 0, name_hi: null }
      const save = (given: string | null, shown: string | null) =>
        staff.send(calls.nameInHindi, { kind, id, name_hi: given, known: { name_hi: shown } })
      expect((await save(`${kind} पहला`, name_hi)).status).toBe(200)
      const late = await save(`${kind} दूसरा`, name_hi)
      expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['name_hi']])
      expect((await save(name_hi, `${kind} पहला`)).status).toBe(200)
    }
  })

  it('are returned once where two kinds share a name: the building’s', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    await server.db.insertInto('event_types').values({ name: building.name, name_hi: 'उत्सव' }).execute()
    await staff.data(calls.nameInHindi, { kind: 'building', id: building.id, name_hi: 'भवन' })
    const found = await server.anonymous.data(calls.namesInHindi, {})
    expect(found.filter(({ name }) => name === building.name)).toEqual([
      { name: building.name, name_hi: 'भवन' },
    ])
  })

  it('of a building are a field of its form, which a call without it leaves as it is', async () => {
    const staff = await office()
    const form = { name: 'Hindi Niwas', address: 'Gate 1', manager: 'R. Mathur', phone: '9876543210' }
    const { id } = await staff.data(calls.addBuilding, { ...form, name_hi: 'हिन्दी निवास' })
    const edited = await staff.data(calls.editBuilding, { id, ...form, is_active: 1 })
    expect(edited.name_hi).toBe('हिन्दी निवास')
    const emptied = await staff.data(calls.editBuilding, { id, ...form, name_hi: '', is_active: 1 })
    expect(emptied.name_hi).toBeNull()
  })

  it('of a record that does not exist, or that are too long, are refused', async () => {
    const staff = await office()
    const none = await staff.send(calls.nameInHindi, { kind: 'gate', id: 999_999, name_hi: 'द्वार' })
    expect([none.status, none.body.message]).toEqual([404, 'There is no such name'])
    const renamed = { kind: 'purpose', id: 1, name: 'A visit', name_hi: 'भेंट' } as const
    const other = await staff.send(calls.nameInHindi, renamed)
    expect([other.status, other.body.errors]).toEqual([
      422,
      { name: ['Only gates and events can be renamed here'] },
    ])
    const long = await staff.send(calls.nameInHindi, { kind: 'gate', id: 1, name_hi: 'अ'.repeat(201) })
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['name_hi']])
  })

  it('come with gates and events that the venue adds and renames, which its counters and applicants then choose', async () => {
    const staff = await office()
    const guard = await server.as('gate-visitor-entry')
    const gates = async () => (await guard.data(gate.gates, {})).map(({ name }) => name)
    const events = async () =>
      (await server.anonymous.data(applicationCalls.applicationChoices, {})).event_types.map(
        ({ name }) => name,
      )
    const north = await staff.data(calls.addName, { kind: 'gate', name: ' North gate ', name_hi: 'उत्तरी गेट' })
    expect(north).toEqual({
      kind: 'gate',
      id: north.id,
      name: 'North gate',
      name_hi: 'उत्तरी गेट',
      is_active: true,
    })
    expect(await gates()).toEqual(['Main gate', 'North gate'])
    const camp = await staff.data(calls.addName, { kind: 'event', name: 'Youth camp' })
    expect(camp.name_hi).toBeNull()
    expect(await events()).toContain('Youth camp')

    await staff.data(calls.nameInHindi, { kind: 'gate', id: north.id, name: 'Station gate', name_hi: null })
    expect(await gates()).toEqual(['Main gate', 'Station gate'])
    // A change of only the Hindi leaves the name unchanged.
    await staff.data(calls.nameInHindi, { kind: 'event', id: camp.id, name_hi: 'युवा शिविर' })
    expect(await events()).toContain('Youth camp')

    // Names are compared without regard to case, and a gate may change the case of its own name.
    await staff.data(calls.nameInHindi, { kind: 'gate', id: north.id, name: 'station GATE', name_hi: null })
    const twice = await staff.send(calls.addName, { kind: 'gate', name: 'MAIN  Gate' })
    expect([twice.status, twice.body.errors]).toEqual([
      422,
      { name: ['A gate with this name already exists'] },
    ])
    const satsang = { kind: 'event', id: camp.id, name: 'SATSANG', name_hi: null } as const
    const taken = await staff.send(calls.nameInHindi, satsang)
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { name: ['An event with this name already exists'] },
    ])
  })

  it('of buildings and purposes cannot be renamed together with their Hindi', async () => {
    const staff = await office()
    const { building } = await makeRooms(server, 1)
    for (const one of [{ kind: 'building', id: building.id } as const, { kind: 'purpose', id: 1 } as const]) {
      const refused = await staff.send(calls.nameInHindi, { ...one, name: 'Another', name_hi: null })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['name']])
    }
  })

  it('are changed only by users who manage buildings', async () => {
    const other = await server.as('bhent')
    const refused = await other.send(calls.nameInHindi, { kind: 'gate', id: 1, name_hi: 'द्वार' })
    expect(refused.status).toBe(403)
    expect((await other.send(calls.addName, { kind: 'gate', name: 'Back gate' })).status).toBe(403)
    expect((await server.anonymous.send(calls.names, {})).status).toBe(401)
  })
})
