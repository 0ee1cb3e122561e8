import { mayGive, notYours } from '@nivas/contract/access/may-give.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** Refuses unless the caller may give, change or take away these permissions. */
export function requireMayGive(actor: Actor, permissions: readonly string[]): void {
  if (!mayGive(actor.permissions, permissions)) throw new Refusal(400, notYours)
}

/** Refuses unless the caller may give all permissions of these roles. Lock a role first when it is about to change. */
export async function requireMayGiveRoles(
  trx: Transaction<DB>,
  actor: Actor,
  roleIds: readonly number[],
): Promise<void> {
  const held = await trx
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('permissions.name')
    .distinct()
    .where(sql<boolean>`role_permissions.role_id = any(${[...roleIds]}::int[])`)
    .execute()
  requireMayGive(
    actor,
    held.map(({ name }) => name),
  )
}

/** Refuses unless the caller may give all permissions of this user's roles. */
export async function requireMayChangeUser(trx: Transaction<DB>, actor: Actor, id: number): Promise<void> {
  await requireMayGiveRoles(trx, actor, await rolesOf(trx, id))
}

/** Returns the ids of a user's roles. */
export async function rolesOf(trx: Transaction<DB>, userId: number): Promise<number[]> {
  const rows = await trx.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute()
  return rows.map(({ role_id }) => role_id)
}
