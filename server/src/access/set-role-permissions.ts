import type { Role } from '@nivas/contract/access/administration.ts'
import type { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { keepAdministrator } from './keep-administrator.ts'
import { lockRole, readRole } from './read-roles.ts'

/** Rows that stay are not touched. */
export async function setRolePermissions(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, permission_ids }: Input<typeof access.setRolePermissions>,
): Promise<Role> {
  await lockRole(trx, id)
  const known = await sql`select from permissions where id = any(${permission_ids}::int[])`.execute(trx)
  if (known.rows.length < permission_ids.length)
    throw wrongField('permission_ids', 'One of these permissions is no longer there. Please reload.')
  await sql`delete from role_permissions
    where role_id = ${id} and permission_id <> all(${permission_ids}::int[])`.execute(trx)
  await sql`insert into role_permissions (role_id, permission_id)
    select ${id}::int, unnest(${permission_ids}::int[]) on conflict do nothing`.execute(trx)
  await keepAdministrator(trx)
  return readRole(trx, id)
}
