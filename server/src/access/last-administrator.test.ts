import { access as calls } from '@nivas/contract/access/calls.ts'
import type { Permission } from '@nivas/contract/permissions.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const both: Permission[] = ['manage-users', 'manage-roles']
const last =
  'This is the last user who can manage users and roles. Give someone else these permissions first.'

/** Deletes all earlier users, so that only the users that a test signs in remain. */
async function onlyAdministrators(count: number): Promise<Client[]> {
  const admins = await Promise.all(Array.from({ length: count }, () => server.as(...both)))
  await server.db
    .updateTable('users')
    .set({ deleted_at: sql`now()` })
    .where(
      'id',
      'not in',
      admins.map(({ userId }) => userId),
    )
    .where('deleted_at', 'is', null)
    .execute()
  return admins
}
const roleOf = async (client: Client) => (await client.data(calls.currentUser, {})).roles[0]?.id ?? 0

describe('the last user who can manage users and roles', () => {
  let admin: Client
  beforeEach(async () => {
    admin = (await onlyAdministrators(1))[0] as Client
  })

  it('cannot be deleted or lose these permissions in any way, and nothing changes', async () => {
    const id = admin.userId
    const role = await roleOf(admin)
    // A shared account does not count, and neither does a user with only one of the two permissions.
    await server.as('manage-users')
    const mower = await server.as(...both)
    await server.db
      .updateTable('users')
      .set({ account_type: 'mower' })
      .where('id', '=', mower.userId)
      .execute()
    const half = (await admin.data(calls.permissions, {})).find(({ name }) => name === 'manage-users')
    for (const send of [
      () => admin.send(calls.removeUser, { id }),
      () => admin.send(calls.setUserRoles, { id, role_ids: [] }),
      () => admin.send(calls.removeRole, { id: role }),
      () => admin.send(calls.setRolePermissions, { id: role, permission_ids: [half?.id ?? 0] }),
    ]) {
      const { status, body } = await send()
      expect([status, body.message]).toEqual([400, last])
    }
    expect((await admin.data(calls.currentUser, {})).permissions).toEqual([...both].sort())
  })

  it('can be deleted once another user can manage both', async () => {
    const other = await server.as(...both)
    expect((await admin.send(calls.removeUser, { id: admin.userId })).status).toBe(200)
    expect((await other.send(calls.removeUser, { id: other.userId })).status).toBe(400)
  })

  it('is protected by the database itself, independent of the code', async () => {
    const gone = server.db.deleteFrom('user_roles').where('user_id', '=', admin.userId).execute()
    await expect(gone).rejects.toMatchObject({ code: 'NV001' })
    const shared = server.db
      .updateTable('users')
      .set({ account_type: 'mower' })
      .where('id', '=', admin.userId)
      .execute()
    await expect(shared).rejects.toMatchObject({ code: 'NV001' })
    const unlisted = server.db.deleteFrom('permissions').where('name', '=', 'manage-roles').execute()
    await expect(unlisted).rejects.toMatchObject({ code: 'NV001' })
  })
})

describe('two administrators who remove each other at the same time', () => {
  const ways: Record<string, (by: Client, of: Client, role: number) => Promise<{ status: number }>> = {
    'by taking the role from the user': (by, of) =>
      by.send(calls.setUserRoles, { id: of.userId, role_ids: [] }),
    'by deleting the user': (by, of) => by.send(calls.removeUser, { id: of.userId }),
    'by deleting the role': (by, _of, role) => by.send(calls.removeRole, { id: role }),
    'by emptying the role': (by, _of, role) =>
      by.send(calls.setRolePermissions, { id: role, permission_ids: [] }),
  }

  it.each(Object.entries(ways))('%s: one remains, and the other reads the reason', async (_, strip) => {
    for (let round = 1; round <= 12; round += 1) {
      const [one, two] = (await onlyAdministrators(2)) as [Client, Client]
      const [roleOfOne, roleOfTwo] = await Promise.all([roleOf(one), roleOf(two)])
      const replies = await Promise.all([strip(one, two, roleOfTwo), strip(two, one, roleOfOne)])
      // The faster call may have taken the other user's session or permission before the other call arrived.
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      expect(
        replies.map(({ status }) => status).filter((status) => ![200, 400, 401, 403].includes(status)),
      ).toEqual([])
      const { rows } = await sql<{ count: number }>`select count(*)::int from users u
        where deleted_at is null and account_type = 'user' and (select count(distinct p.name)
          from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
          join permissions p on p.id = rp.permission_id
          where ur.user_id = u.id and p.name in ('manage-users', 'manage-roles')) = 2`.execute(server.db)
      expect(rows[0]?.count).toBe(1)
    }
  })

  it('holds for ten of them who all delete the next one', async () => {
    const admins = await onlyAdministrators(10)
    await Promise.all(
      admins.map((admin, at) =>
        admin.send(calls.removeUser, { id: admins[(at + 1) % admins.length]?.userId ?? 0 }),
      ),
    )
    const left = await server.db.selectFrom('users').select('id').where('deleted_at', 'is', null).execute()
    expect(left.length).toBeGreaterThanOrEqual(1)
  })
})
