import { access as calls } from '@nivas/contract/access/calls.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { permissionList, permissionNames } from '@nivas/contract/permissions.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { ensureReadyMadeRoles } from './index.ts'

const server = useServer()
let made = 0
const newName = () => {
  made += 1
  return `Seva ${made}`
}
const permissionId = async (name: string) =>
  (await server.db.selectFrom('permissions').select('id').where('name', '=', name).executeTakeFirstOrThrow())
    .id

describe('roles', () => {
  it('are listed with their permissions and the number of their holders', async () => {
    const admin = await server.as('manage-users')
    const roles = await admin.data(calls.roles, {})
    const cashier = roles.find(({ name }) => name === 'Cashier')
    expect(cashier).toMatchObject({ permissions: [{ name: 'bhent' }], users_count: 0 })
    const own = roles.find(
      ({ permissions }) => permissions.length === 1 && permissions[0]?.name === 'manage-users',
    )
    expect(own?.users_count).toBe(1)
    expect((await admin.send(calls.addRole, { name: 'x' })).status).toBe(403)
  })

  it('are added and renamed; a name is unique, in any case', async () => {
    const admin = await server.as('manage-roles')
    const name = newName()
    const role = await admin.data(calls.addRole, { name: ` ${name}   desk ` })
    expect(role).toMatchObject({ name: `${name} desk`, permissions: [], users_count: 0 })
    const twice = await admin.send(calls.addRole, { name: `${name.toUpperCase()}  desk` })
    expect([twice.status, twice.body.errors]).toEqual([
      422,
      { name: ['A role with this name already exists'] },
    ])
    const other = newName()
    expect((await admin.data(calls.editRole, { id: role.id, name: other })).name).toBe(other)
    const taken = await admin.send(calls.editRole, { id: role.id, name: 'CASHIER' })
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['name']])
    const empty = await admin.send(calls.editRole, { id: role.id, name: ' ' })
    expect(empty.body.errors).toEqual({ name: ['This is a required field.'] })
  })

  it('answer 404 when they do not exist', async () => {
    const admin = await server.as('manage-roles')
    const id = 999_999
    for (const send of [
      admin.send(calls.editRole, { id, name: 'x' }),
      admin.send(calls.removeRole, { id }),
      admin.send(calls.setRolePermissions, { id, permission_ids: [] }),
    ])
      expect((await send).status).toBe(404)
  })

  it('hold exactly the permissions given, which apply from the next call', async () => {
    const admin = await server.as('manage-roles', 'bhent', 'admin-booking')
    const staff = await server.as('bhent')
    const [role] = (await staff.data(calls.currentUser, {})).roles
    const id = role?.id ?? 0
    const changed = await admin.data(calls.setRolePermissions, {
      id,
      permission_ids: [await permissionId('admin-booking')],
    })
    expect(changed.permissions.map(({ name }) => name)).toEqual(['admin-booking'])
    expect((await staff.send(reservations.list, {})).status).toBe(403)
    await admin.data(calls.setRolePermissions, { id, permission_ids: [await permissionId('bhent')] })
    expect((await staff.send(reservations.list, {})).status).toBe(200)
    const unknown = await admin.send(calls.setRolePermissions, { id, permission_ids: [999_999] })
    const text = 'One of these permissions no longer exists. Please reload.'
    expect([unknown.status, unknown.body.errors]).toEqual([422, { permission_ids: [text] }])
    await admin.data(calls.removeRole, { id })
    expect((await staff.send(reservations.list, {})).status).toBe(403)
    expect((await staff.data(calls.currentUser, {})).roles).toEqual([])
  })

  it('keep the permissions that another user has switched since the form was opened', async () => {
    const admin = await server.as('manage-roles', 'bhent', 'admin-booking')
    const { id } = await admin.data(calls.addRole, { name: newName() })
    const [bhent, booking] = [await permissionId('bhent'), await permissionId('admin-booking')]
    const save = async (permission_ids: number[], known_permission_ids?: number[]) => {
      const request = { id, permission_ids, known_permission_ids }
      const { status, body } = await admin.send(calls.setRolePermissions, request)
      return [status, body.message]
    }
    const held = async () =>
      (await admin.data(calls.roles, {})).find((role) => role.id === id)?.permissions.map((one) => one.id)
    const done = [200, 'Record updated successfully.']

    expect(await save([bhent], [])).toEqual(done)
    expect(await save([booking], [])).toEqual(done)
    expect(new Set(await held())).toEqual(new Set([bhent, booking]))
    // A form that was opened before the second permission was given switches the first one off. The second one stays.
    expect(await save([], [bhent])).toEqual(done)
    expect(await held()).toEqual([booking])
    // The specification's call does not send the list that the form showed at first.
    expect(await save([bhent])).toEqual(done)
    expect(await held()).toEqual([bhent])
  })

  it('can hold every permission of the closed list, in its order', async () => {
    const admin = await server.as('manage-roles')
    const listed = await admin.data(calls.permissions, {})
    expect(listed.map(({ name, area, allows }) => [name, area, allows])).toEqual(permissionList)
  })
})

describe('a new version with new permissions', () => {
  const start = () => server.db.transaction().execute((trx) => ensureReadyMadeRoles(trx))
  const heldBy = async (name: string) =>
    (
      await server.db
        .selectFrom('role_permissions')
        .innerJoin('roles', 'roles.id', 'role_id')
        .innerJoin('permissions', 'permissions.id', 'permission_id')
        .select('permissions.name')
        .where('roles.name', '=', name)
        .execute()
    ).map((row) => row.name)

  it('gives them only to the roles that held every permission', async () => {
    await server.db.deleteFrom('permissions').where('name', 'in', ['office-pos', 'audit-log']).execute()
    await server.db.insertInto('permissions').values({ name: 'of-an-older-version' }).execute()
    await server.db
      .insertInto('role_permissions')
      .columns(['role_id', 'permission_id'])
      .expression((eb) =>
        eb
          .selectFrom(['roles', 'permissions'])
          .select(['roles.id', 'permissions.id'])
          .where('roles.name', '=', 'Administrator')
          .where('permissions.name', '=', 'of-an-older-version'),
      )
      .execute()
    await start()
    expect((await heldBy('Administrator')).sort()).toEqual([...permissionNames].sort())
    expect(await heldBy('Office POS')).not.toContain('office-pos')
    expect(await heldBy('Cashier')).toEqual(['bhent'])
  })

  it('shows users who manage roles the permissions that no role has, for three months', async () => {
    const admin = await server.as('manage-users', 'manage-roles')
    const name = 'manage-dictionary'
    const told = async () => ({
      isNew: (await admin.data(calls.permissions, {})).find((one) => one.name === name)?.is_new,
      count: (await admin.data(dashboard.figures, {})).new_permissions ?? -1,
    })
    const { isNew, count } = await told()
    expect(isNew).toBe(false)

    await server.db.deleteFrom('permissions').where('name', '=', name).execute()
    await start()
    expect(await told()).toEqual({ isNew: true, count: count + 1 })
    const { id } = await admin.data(calls.addRole, { name: newName() })
    await admin.data(calls.setRolePermissions, { id, permission_ids: [await permissionId(name)] })
    expect(await told()).toEqual({ isNew: false, count })
    await admin.data(calls.setRolePermissions, { id, permission_ids: [] })
    expect((await told()).isNew).toBe(true)

    const longAgo = sql<Date>`now() - interval '91 days'`
    await server.db.updateTable('permissions').set({ since: longAgo }).where('name', '=', name).execute()
    expect(await told()).toEqual({ isNew: false, count })
  })

  it('does not change a role from which a permission was taken', async () => {
    await server.db
      .deleteFrom('role_permissions')
      .where('role_id', '=', (eb) => eb.selectFrom('roles').select('id').where('name', '=', 'Administrator'))
      .where('permission_id', '=', await permissionId('bhent'))
      .execute()
    await server.db.deleteFrom('permissions').where('name', '=', 'office-pos').execute()
    await start()
    expect(await heldBy('Administrator')).not.toContain('bhent')
    expect(await heldBy('Administrator')).not.toContain('office-pos')
  })
})
