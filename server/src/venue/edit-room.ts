import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { keepFloor } from './read-floors.ts'
import { readRoom } from './read-rooms.ts'
import { numberTaken, roomValues } from './room-values.ts'

/** Changes a room. Reservations that hold it keep it, at the agreed Bhent. */
export async function editRoom(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof venue.editRoom>,
): Promise<CatalogueRoom> {
  const { building_id, floor_id, room_id, room_number, is_active } = input
  const { building } = await keepFloor(trx, { building_id, floor_id })
  await refusing(
    trx
      .updateTable('rooms')
      .set({ room_number, is_active, ...roomValues(input) } satisfies Writes<
        Input<typeof venue.editRoom>,
        'building_id' | 'floor_id' | 'room_id'
      >)
      .where('id', '=', room_id)
      .where('floor_id', '=', floor_id)
      .execute(),
    numberTaken(building, room_number),
  )
  return readRoom(trx, actor.today, { building_id, floor_id, room_id })
}
