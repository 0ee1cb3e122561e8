import type { Input } from '@nivas/contract/call.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { wrongClosure } from '@nivas/contract/venue/closure.ts'
import type { Closure } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { lockClosableRoom } from './lock-room.ts'

export const noClosure = () => new Refusal(404, 'This room is already switched on again')

/** Changes the days or the reason of a closure. Omitted fields stay. A foreign key makes its nights follow. */
export async function editClosure(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof venue.editClosure>,
): Promise<Closure> {
  const { id, from: first, to: last, reason: why } = input
  const closure = await trx
    .selectFrom('room_closures')
    .select(['room_id', 'from_date', 'to_date', 'reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!closure) throw noClosure()
  await refuseOverwritten(
    venue.editClosure,
    input,
    async () => ({ from: closure.from_date, to: closure.to_date, reason: closure.reason }),
    (present) => ({ reason: { word: present.reason } }),
  )
  const [from, to] = [first ?? closure.from_date, last ?? closure.to_date]
  const reason = why ?? closure.reason
  const wrong = wrongClosure(from, to)
  if (wrong) throw wrongField('to', wrong)
  await lockClosableRoom(trx, closure.room_id, { from, to }, id)
  await trx
    .updateTable('room_closures')
    .set({ from_date: from, to_date: to, reason } satisfies Writes<
      Input<typeof venue.editClosure>,
      'id' | 'from' | 'to'
    >)
    .where('id', '=', id)
    .execute()
  return { id, from, to, reason }
}
