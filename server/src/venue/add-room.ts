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

export async function addRoom(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof venue.addRoom>,
): Promise<CatalogueRoom> {
  const { building_id, floor_id, room_number } = input
  const { building } = await keepFloor(trx, { building_id, floor_id })
  const { id } = await refusing(
    trx
      .insertInto('rooms')
      .values({ building_id, floor_id, room_number, ...roomValues(input) } satisfies Writes<
        Input<typeof venue.addRoom>
      >)
      .returning('id')
      .executeTakeFirstOrThrow(),
    numberTaken(building, room_number),
  )
  return readRoom(trx, actor.today, { building_id, floor_id, room_id: id })
}
