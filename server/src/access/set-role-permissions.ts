import type { Role } from '@nivas/contract/access/administration.ts'
import type { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { keepAdministrator } from './keep-administrator.ts'
import { lockRole, readRole } from './read-roles.ts'
import { requireMayGive, requireMayGiveRoles } from './require-may-give.ts'
import { withSwitched } from './with-switched.ts'

/**
 * Sets the permissions of a role. The caller must be allowed to change the permissions that the role holds now, and to
 * give those that it will hold. Rows that stay are not rewritten.
 */
export async function setRolePermissions(
  trx: Transaction<DB>,
  actor: Actor,
  { id, permission_ids: sent, known_permission_ids }: Input<typeof access.setRolePermissions>,
): Promise<Role> {
  await lockRole(trx, id)
  const held = await trx
    .selectFrom('role_permissions')
    .select('permission_id')
    .where('role_id', '=', id)
    .execute()
  const before = held.map(({ permission_id }) => permission_id)
  const permission_ids = withSwitched(before, sent, known_permission_ids)
  await requireMayGiveRoles(trx, actor, [id])
  const { rows: known } = await sql<{ name: string }>`
    select name from permissions where id = any(${permission_ids}::int[])`.execute(trx)
  if (known.length < permission_ids.length)
    throw wrongField('permission_ids', 'One of these permissions no longer exists. Please reload.')
  requireMayGive(
    actor,
    known.map(({ name }) => name),
  )
  await sql`delete from role_permissions
    where role_id = ${id} and permission_id <> all(${permission_ids}::int[])`.execute(trx)
  await sql`insert into role_permissions (role_id, permission_id)
    select ${id}::int, unnest(${permission_ids}::int[]) on conflict do nothing`.execute(trx)
  await keepAdministrator(trx)
  return readRole(trx, id)
}
