import { access as calls } from '@nivas/contract/access/calls.ts'
import { notYours } from '@nivas/contract/access/may-give.ts'
import type { Call } from '@nivas/contract/call.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { type Permission, permissionList, permissionNames } from '@nivas/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

/** A user who holds one permission, and the role that gives it. */
type Holder = { userId: number; roleId: number; permissionId: number }

async function holderOf(name: Permission): Promise<Holder> {
  const client = await server.as(name)
  const [role] = (await client.data(calls.currentUser, {})).roles
  const { id } = await server.db
    .selectFrom('permissions')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { userId: client.userId, roleId: role?.id ?? 0, permissionId: id }
}

let made = 0
const newRole = async (admin: Client) => {
  made += 1
  return (await admin.data(calls.addRole, { name: `Role of the walk ${made}` })).id
}

type Attempt = (by: Client, of: Holder) => Promise<{ status: number; body: { message?: string } }>

/** For each call that can: ways to give, change or take away what a holder has. A new call needs an entry here. */
const attempts: Record<string, Attempt[]> = {
  setRolePermissions: [
    async (by, { permissionId }) =>
      by.send(calls.setRolePermissions, { id: await newRole(by), permission_ids: [permissionId] }),
    (by, { roleId }) => by.send(calls.setRolePermissions, { id: roleId, permission_ids: [] }),
    (by, { roleId, permissionId }) =>
      by.send(calls.setRolePermissions, { id: roleId, permission_ids: [permissionId] }),
  ],
  editRole: [(by, { roleId }) => by.send(calls.editRole, { id: roleId, name: `Renamed ${roleId}` })],
  removeRole: [(by, { roleId }) => by.send(calls.removeRole, { id: roleId })],
  addUser: [
    (by, { roleId }) =>
      by.send(calls.addUser, {
        name: 'Somebody new',
        email: `new-${roleId}@example.org`,
        password: 'a long enough password',
        role_ids: [roleId],
      }),
  ],
  setUserRoles: [
    async (by, { roleId }) => {
      const own = (await by.data(calls.currentUser, {})).roles.map(({ id }) => id)
      return by.send(calls.setUserRoles, { id: by.userId, role_ids: [...own, roleId] })
    },
    (by, { userId }) => by.send(calls.setUserRoles, { id: userId, role_ids: [] }),
  ],
  removeUser: [(by, { userId }) => by.send(calls.removeUser, { id: userId })],
  editUser: [(by, { userId }) => by.send(calls.editUser, { id: userId, name: 'Another name' })],
}
const administrators = new Set(['manage-users', 'manage-roles'])
/** Calls that neither give nor take permissions. A new role is empty. */
const harmless = ['addRole']

const administering = Object.entries(calls as Record<string, Call>).filter(
  ([, { permission, writes }]) =>
    writes && mayPass(permission, administrators) && !mayPass(permission, new Set()),
)
/** Every permission to administer, and the first permission of each other area. */
const telling = permissionList.flatMap(([name, area], at) =>
  area === 'access' || permissionList.findIndex(([, other]) => other === area) === at ? [name] : [],
)
const needs = (name: string) => (calls as Record<string, Call>)[name]?.permission as Permission

describe('giving, changing and taking away', () => {
  it('is tried with every call that administers users and roles', () => {
    expect(Object.keys(attempts).concat(harmless).sort()).toEqual(administering.map(([name]) => name).sort())
  })

  it.each(Object.keys(attempts))('%s refuses what its caller does not hold, in every area', async (name) => {
    const own = needs(name)
    const other = own === 'manage-users' ? 'manage-roles' : 'manage-users'
    for (const missing of telling.filter((permission) => permission !== own)) {
      const held = permissionNames.filter((permission) => permission !== missing && permission !== other)
      const by = await server.as(...held)
      for (const attempt of attempts[name] ?? []) {
        const { status, body } = await attempt(by, await holderOf(missing))
        expect([name, missing, status, body.message]).toEqual([name, missing, 400, notYours])
      }
    }
  })

  it.each(Object.keys(attempts))('%s allows what its caller holds', async (name) => {
    const by = await server.as(needs(name), 'bhent')
    for (const attempt of attempts[name] ?? [])
      expect((await attempt(by, await holderOf('bhent'))).status).toBe(200)
  })

  it.each(Object.keys(attempts))(
    '%s allows everything to a caller who manages both users and roles',
    async (name) => {
      const by = await server.as('manage-users', 'manage-roles')
      for (const attempt of attempts[name] ?? [])
        expect((await attempt(by, await holderOf('audit-log'))).status).toBe(200)
    },
  )

  it('a user keeps the other roles, even those that the caller could not give', async () => {
    const by = await server.as('manage-users', 'bhent')
    const above = await holderOf('audit-log')
    const own = await holderOf('bhent')
    const given = await by.data(calls.setUserRoles, {
      id: above.userId,
      role_ids: [above.roleId, own.roleId],
    })
    expect(given.roles.map(({ id }) => id).sort()).toEqual([above.roleId, own.roleId].sort())
  })
})
