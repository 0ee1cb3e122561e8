import type { Input } from '@nivas/contract/call.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { found, groupNameTaken } from './named-rows.ts'

const noGroup = 'There is no such satsangi group'

export async function updateGroup(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof electrical.updateGroup>,
): Promise<{ id: number; name: string }> {
  const { id, name } = input
  await refuseOverwritten(electrical.updateGroup, input, async () => {
    await lockRow(trx, 'satsangi_groups', id)
    const group = trx.selectFrom('satsangi_groups').select('name').where('id', '=', id)
    return found(await group.executeTakeFirst(), noGroup)
  })
  const group = await refusing(
    trx
      .updateTable('satsangi_groups')
      .set({ name })
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst(),
    groupNameTaken,
  )
  return found(group, noGroup)
}
