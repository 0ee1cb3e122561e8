import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'

/** Gives a user exactly these roles. Rows that stay are not rewritten. */
export async function writeUserRoles(
  trx: Transaction<DB>,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  const ids = [...roleIds]
  // Locked in the order of their ids, so that they cannot be deleted before the commit.
  const { rows } =
    await sql`select id from roles where id = any(${ids}::int[]) order by id for key share`.execute(trx)
  if (rows.length < ids.length)
    throw wrongField('role_ids', 'One of these roles no longer exists. Please reload.')
  await sql`delete from user_roles where user_id = ${userId} and role_id <> all(${ids}::int[])`.execute(trx)
  await sql`insert into user_roles (user_id, role_id) select ${userId}::int, unnest(${ids}::int[])
    on conflict do nothing`.execute(trx)
}
