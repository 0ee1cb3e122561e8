import type { Role } from '@nivas/contract/access/administration.ts'
import type { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'

export const roleExists = () => wrongField('name', 'A role with this name already exists')

export async function addRole(
  trx: Transaction<DB>,
  _actor: Actor,
  { name }: Input<typeof access.addRole>,
): Promise<Role> {
  const added = await trx
    .insertInto('roles')
    .values({ name } satisfies Writes<Input<typeof access.addRole>>)
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (!added) throw roleExists()
  return { ...added, permissions: [], users_count: 0 }
}
