import type { Role } from '@nivas/contract/access/administration.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** Reads all roles, or the one with this id. Deleted users do not count as holders. */
export async function readRoles(db: Kysely<DB>, id?: number): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select r.id, r.name,
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id)
        from role_permissions rp join permissions p on p.id = rp.permission_id
        where rp.role_id = r.id), '[]') as permissions,
      (select count(*)::int from user_roles ur join users u on u.id = ur.user_id
        where ur.role_id = r.id and u.deleted_at is null) as users_count
    from roles r ${id === undefined ? sql`` : sql`where r.id = ${id}`} order by r.id`.execute(db)
  return rows
}

const noSuchRole = () => new Refusal(404, 'There is no such role')

export async function readRole(db: Kysely<DB>, id: number): Promise<Role> {
  const [role] = await readRoles(db, id)
  if (!role) throw noSuchRole()
  return role
}

/** Locks a role, as the first step of every change of it, and returns its name. */
export async function lockRole(trx: Transaction<DB>, id: number): Promise<{ name: string }> {
  const { rows } = await sql<{
    name: string
  }>`select name from roles where id = ${id} for no key update`.execute(trx)
  if (!rows[0]) throw noSuchRole()
  return rows[0]
}
