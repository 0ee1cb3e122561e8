import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Closure } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { lockClosableRoom } from './lock-room.ts'

/**
 * Closes a room for some days. A closure takes the room like a stay, and does not overlap with a stay or another
 * closure.
 */
export async function closeRoom(
  trx: Transaction<DB>,
  actor: Actor,
  { id: room_id, from, to, reason }: Input<typeof venue.closeRoom>,
): Promise<Closure> {
  await lockClosableRoom(trx, room_id, { from, to }, null)
  const { id, until_date } = await trx
    .insertInto('room_closures')
    .values({ room_id, from_date: from, to_date: to, reason, created_by: actor.id } satisfies Writes<
      Input<typeof venue.closeRoom>,
      'id' | 'from' | 'to'
    >)
    .returning(['id', 'until_date'])
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('stays')
    .values({ closure_id: id, room_id, arrival_date: from, departure_date: until_date, price: 0 })
    .execute()
  return { id, from, to, reason }
}
