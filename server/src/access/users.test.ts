import { access as calls } from '@nivas/contract/access/calls.ts'
import { describe, expect, it } from 'vitest'
import { clientOf, sessionOf } from '../testing/client.ts'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer()
let made = 0
const someone = () => {
  made += 1
  return { name: 'Asha Rao', email: `asha-${made}@example.org`, password: 'a password' }
}
const roleId = async (name: string) =>
  (await server.db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

async function signInAs(who: { email: string; password: string }) {
  const { status, headers } = await server.anonymous.send(calls.login, who)
  const session = sessionOf(headers)
  return { status, client: clientOf(server.origin, 0, session) }
}

describe('adding a user', () => {
  it('stores the e-mail trimmed and in lower case; the user can sign in, with the roles given', async () => {
    const admin = await server.as('manage-users', 'manage-roles')
    const who = someone()
    const cashier = await roleId('Cashier')
    const added = await admin.data(calls.addUser, {
      ...who,
      name: '  Asha Rao ',
      email: `  ${who.email.toUpperCase()} `,
      role_ids: [cashier, cashier],
    })
    expect(added).toMatchObject({
      name: 'Asha Rao',
      email: who.email,
      account_type: 'user',
      roles: [{ id: cashier, name: 'Cashier' }],
    })
    expect(await admin.data(calls.user, { id: added.id })).toEqual(added)
    const { client } = await signInAs(who)
    expect((await client.data(calls.currentUser, {})).permissions).toEqual(['bhent'])
  })

  it('is refused at the e-mail when another user has it, in any case', async () => {
    const admin = await server.as('manage-users')
    const { status, body } = await admin.send(calls.addUser, {
      ...someone(),
      email: administrator.email.toUpperCase(),
    })
    expect([status, body.errors]).toEqual([422, { email: ['This email is already in use'] }])
  })

  it('reports each error at its field', async () => {
    const admin = await server.as('manage-users')
    const empty = await admin.send(calls.addUser, { name: ' ', email: '', password: '' })
    const required = ['This is a required field']
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      {
        name: required,
        email: required,
        password: ['Required password containing at least 8 characters'],
      },
    ])
    const odd = await admin.send(calls.addUser, { ...someone(), email: 'x@', role_ids: [999_999] })
    expect(odd.body.errors).toEqual({ email: ['Valid email required.'] })
    const unknown = await admin.send(calls.addUser, { ...someone(), role_ids: [999_999] })
    const text = 'One of these roles no longer exists. Please reload.'
    expect([unknown.status, unknown.body.errors]).toEqual([422, { role_ids: [text] }])
  })

  it('writes no password to the audit and to the stored submission', async () => {
    const admin = await server.as('manage-users')
    const who = { ...someone(), password: 'never written down' }
    const key = '7d9f3f4e-0000-4000-8000-000000000001'
    await admin.send(calls.addUser, who, { 'idempotency-key': key })
    expect((await admin.send(calls.addUser, who, { 'idempotency-key': key })).status).toBe(200)
    // The password is part of the submission's identity, as a keyed hash.
    const other = { ...who, password: 'another password' }
    expect((await admin.send(calls.addUser, other, { 'idempotency-key': key })).status).toBe(422)
    const audit = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute())
    expect(audit).toContain(who.email)
    expect(audit).not.toContain(who.password)
  })
})

describe('the list of users', () => {
  it('is sorted and filtered, and excludes deleted users', async () => {
    const admin = await server.as('manage-users')
    const first = await admin.data(calls.addUser, { ...someone(), name: 'Zubin of the list' })
    const second = await admin.data(calls.addUser, { ...someone(), name: 'anil of the LIST' })
    const ids = async (query: object) =>
      (await admin.data(calls.users, { name: 'of the list', ...query })).map(({ id }) => id)
    expect(await ids({})).toEqual([first.id, second.id])
    expect(await ids({ sort: 'name' })).toEqual([second.id, first.id])
    expect(await ids({ order: 'desc' })).toEqual([second.id, first.id])
    expect(await ids({ email: first.email.toUpperCase() })).toEqual([first.id])
    expect(await ids({ id: String(second.id) })).toEqual([second.id])
    expect(await ids({ name: '%' })).toEqual([])
    await admin.data(calls.removeUser, { id: first.id })
    expect(await ids({})).toEqual([second.id])
    const { body } = await admin.send(calls.users, { per_page: 1, page: 2 })
    expect(body.meta.pagination).toMatchObject({ count: 1, current_page: 2, per_page: 1 })
  })

  it('finds the holders of a role by a part of its name', async () => {
    const admin = await server.as('manage-users', 'manage-roles')
    const role_ids = [(await admin.data(calls.addRole, { name: 'Keeper of the lamps' })).id]
    const keeper = await admin.data(calls.addUser, { ...someone(), role_ids })
    await admin.data(calls.addUser, someone())
    const holders = async (roles: string) => (await admin.data(calls.users, { roles })).map(({ id }) => id)
    expect(await holders('of the LAMPS')).toEqual([keeper.id])
    expect(await holders('of the moons')).toEqual([])
  })
})

describe('a user', () => {
  it('can be renamed, and nothing else changes', async () => {
    const admin = await server.as('manage-users')
    const before = await admin.data(calls.addUser, someone())
    const after = await admin.data(calls.editUser, { id: before.id, name: 'Usha' })
    expect(after).toEqual({ ...before, name: 'Usha' })
    expect((await admin.send(calls.editUser, { id: before.id, name: '' })).body.errors).toEqual({
      name: ['This is a required field'],
    })
  })

  it('who is deleted is signed out, is not found any more, and frees the e-mail', async () => {
    const admin = await server.as('manage-users')
    const who = someone()
    const { id } = await admin.data(calls.addUser, who)
    const { client } = await signInAs(who)
    await admin.data(calls.removeUser, { id })
    expect((await client.send(calls.currentUser, {})).status).toBe(401)
    expect((await signInAs(who)).status).toBe(401)
    const sessions = await server.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    expect(sessions).toEqual([])
    for (const send of [
      admin.send(calls.user, { id }),
      admin.send(calls.editUser, { id, name: 'x' }),
      admin.send(calls.setUserRoles, { id, role_ids: [] }),
      admin.send(calls.removeUser, { id }),
    ])
      expect((await send).status).toBe(404)
    expect((await admin.send(calls.addUser, who)).status).toBe(200)
  })

  it('holds exactly the roles given, from the next call', async () => {
    const admin = await server.as('manage-users', 'manage-roles')
    const who = someone()
    const { id } = await admin.data(calls.addUser, { ...who, role_ids: [await roleId('Cashier')] })
    const { client } = await signInAs(who)
    const permissions = async () => (await client.data(calls.currentUser, {})).permissions
    const desk = await roleId('Accommodation desk')
    const given = await admin.data(calls.setUserRoles, { id, role_ids: [desk] })
    expect(given.roles).toEqual([{ id: desk, name: 'Accommodation desk' }])
    expect(await permissions()).toEqual(['acco-checkin', 'print-bhandarghar-ticket'])
    await admin.data(calls.setUserRoles, { id, role_ids: [] })
    expect(await permissions()).toEqual([])
    const unknown = await admin.send(calls.setUserRoles, { id, role_ids: [desk, 999_999] })
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['role_ids']])
    expect(await permissions()).toEqual([])
  })

  it('does not get back a role that was withdrawn since the form was opened, and gets the one that the form adds', async () => {
    const admin = await server.as('manage-users', 'manage-roles')
    const [cashier, desk] = [await roleId('Cashier'), await roleId('Accommodation desk')]
    const { id } = await admin.data(calls.addUser, { ...someone(), role_ids: [cashier] })
    const save = async (role_ids: number[], known_role_ids?: number[]) => {
      const { status, body } = await admin.send(calls.setUserRoles, { id, role_ids, known_role_ids })
      return [status, body.message]
    }
    const held = async () => (await admin.data(calls.user, { id })).roles.map((role) => role.id)
    const done = [200, 'Record updated successfully.']

    expect(await save([], [cashier])).toEqual(done)
    // A form that was opened before the role was withdrawn adds another one.
    expect(await save([cashier, desk], [cashier])).toEqual(done)
    expect(await held()).toEqual([desk])
    // The specification's call does not send the list that the form showed at first.
    expect(await save([cashier])).toEqual(done)
    expect(await held()).toEqual([cashier])
  })

  it('of a shared account cannot administer, independent of its roles', async () => {
    const admin = await server.as('manage-users', 'manage-roles')
    const who = { ...someone(), account_type: 'mower' as const }
    await admin.data(calls.addUser, { ...who, role_ids: [await roleId('Administrator')] })
    const { client } = await signInAs(who)
    expect((await client.send(calls.users, {})).status).toBe(403)
    expect((await client.send(calls.roles, {})).status).toBe(403)
    expect((await client.send(calls.audit, {})).status).toBe(403)
    const { permissions } = await client.data(calls.currentUser, {})
    expect(permissions).toContain('bhent')
    expect(permissions).not.toContain('manage-users')
  })
})
