import type { Input } from '@nivas/contract/call.ts'
import { say } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { keepFloor } from './read-floors.ts'
import { readRoom } from './read-rooms.ts'
import { numberTaken, toiletType } from './room-values.ts'

/** Changes a room. Omitted fields stay. Reservations that hold the room keep it, at the agreed Bhent. */
export async function editRoom(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof venue.editRoom>,
): Promise<CatalogueRoom> {
  const { building_id, floor_id, room_id, room_number } = input
  const { building } = await keepFloor(trx, { building_id, floor_id })
  await refuseOverwritten(
    venue.editRoom,
    input,
    async () => {
      await lockRow(trx, 'rooms', room_id)
      return readRoom(trx, actor.today, { building_id, floor_id, room_id })
    },
    ({ price, number_of_beds, max_occupiers, toilet_type }) => ({
      price: { rupees: price },
      number_of_beds,
      max_occupiers,
      toilet_type: toilet_type && say(toilet_type),
    }),
  )
  await refusing(
    trx
      .updateTable('rooms')
      .set({
        // Unchanged, because an update without any column is not a valid statement.
        floor_id,
        room_number,
        price: input.price,
        number_of_beds: input.number_of_beds,
        max_occupiers: input.max_occupiers,
        has_toilet: input.has_toilet,
        toilet_type: toiletType(input),
        has_ac: input.has_ac,
        is_active: input.is_active,
      } satisfies Writes<Input<typeof venue.editRoom>, 'building_id' | 'room_id'>)
      .where('id', '=', room_id)
      .where('floor_id', '=', floor_id)
      .execute(),
    numberTaken(building, room_number ?? ''),
  )
  return readRoom(trx, actor.today, { building_id, floor_id, room_id })
}
