import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { found, groupNameTaken } from './named-rows.ts'

export async function updateGroup(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, name }: Input<typeof electrical.updateGroup>,
): Promise<{ id: number; name: string }> {
  const group = await refusing(
    trx
      .updateTable('satsangi_groups')
      .set({ name })
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst(),
    groupNameTaken,
  )
  return found(group, 'There is no such satsangi group')
}
