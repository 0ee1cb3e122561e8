import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { noClosure } from './edit-closure.ts'

/** Removes a closure and its nights: the room can be booked again. */
export async function removeClosure(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: { id: number },
): Promise<null> {
  const { numDeletedRows } = await trx.deleteFrom('room_closures').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw noClosure()
  return null
}
