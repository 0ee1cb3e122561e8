import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Closure } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { lockClosableRoom } from './lock-room.ts'

export const noClosure = () => new Refusal(404, 'This room has been switched on again already')

/** Changes days or reason of a closure; its nights follow by the foreign key. */
export async function editClosure(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, from, to, reason }: Input<typeof venue.editClosure>,
): Promise<Closure> {
  const closure = await trx
    .selectFrom('room_closures')
    .select('room_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!closure) throw noClosure()
  await lockClosableRoom(trx, closure.room_id, { from, to }, id)
  const { numUpdatedRows } = await trx
    .updateTable('room_closures')
    .set({ from_date: from, to_date: to, reason } satisfies Writes<
      Input<typeof venue.editClosure>,
      'id' | 'from' | 'to'
    >)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw noClosure()
  return { id, from, to, reason }
}
