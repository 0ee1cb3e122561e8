import { addDays } from '@nivas/contract/dates.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithDeleted } from '../http/bind.ts'
import { noClosure } from './edit-closure.ts'

/**
 * Switches the room on again, from today on. A closure that has begun then ends yesterday, because reports have counted
 * its nights as closed.
 */
export async function removeClosure(
  trx: Transaction<DB>,
  { today }: Actor,
  { id }: { id: number },
): Promise<WithDeleted<null>> {
  const closure = await trx
    .selectFrom('room_closures as c')
    .innerJoin('rooms as r', 'r.id', 'c.room_id')
    .innerJoin('buildings as b', 'b.id', 'r.building_id')
    .select(['c.from_date', 'c.to_date', 'r.room_number', 'b.name as building'])
    .where('c.id', '=', id)
    .forUpdate(['c'])
    .executeTakeFirst()
  if (!closure || closure.to_date < today) throw noClosure()
  const yesterday = addDays(today, -1)
  if (closure.from_date < today)
    await trx.updateTable('room_closures').set({ to_date: yesterday }).where('id', '=', id).execute()
  else await trx.deleteFrom('room_closures').where('id', '=', id).execute()
  const { building, room_number, from_date, to_date } = closure
  return { data: null, deleted: `${building} · ${room_number} · ${from_date} – ${to_date}` }
}
