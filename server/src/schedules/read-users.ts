import { countingPermissions } from '@nivas/contract/permissions.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

export type User = {
  id: number
  name: string
  email: string
  account_type: 'user' | 'mower'
  permissions: ReadonlySet<string>
}

type Row = Omit<User, 'permissions'> & { permissions: string[] }

/** Returns users who are not deleted, with their present permissions, by name: all users, or those with these ids. */
export async function readUsers(db: Kysely<DB>, ids?: readonly number[]): Promise<User[]> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.account_type, array(select distinct p.name from user_roles ur
      join role_permissions rp on rp.role_id = ur.role_id join permissions p on p.id = rp.permission_id
      where ur.user_id = u.id) as permissions
    from users u where u.deleted_at is null ${ids ? sql`and u.id = any(${[...ids]}::int[])` : sql``}
    order by u.name, u.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    permissions: new Set<string>(countingPermissions(row.account_type, row.permissions)),
  }))
}
