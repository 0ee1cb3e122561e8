import { addDays } from '@nivas/contract/dates.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { noClosure } from './edit-closure.ts'

/**
 * Switches the room on again, from today on. A closure that has begun ends yesterday: reports have counted
 * its nights as closed.
 */
export async function removeClosure(
  trx: Transaction<DB>,
  { today }: Actor,
  { id }: { id: number },
): Promise<null> {
  const closure = await trx
    .selectFrom('room_closures')
    .select(['from_date', 'to_date'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!closure || closure.to_date < today) throw noClosure()
  const yesterday = addDays(today, -1)
  if (closure.from_date < today)
    await trx.updateTable('room_closures').set({ to_date: yesterday }).where('id', '=', id).execute()
  else await trx.deleteFrom('room_closures').where('id', '=', id).execute()
  return null
}
