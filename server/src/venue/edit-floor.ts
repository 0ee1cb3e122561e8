import type { Input } from '@nivas/contract/call.ts'
import { say } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Floor } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { floorTaken } from './add-floor.ts'
import { lockFloor, readFloor } from './read-floors.ts'

/** Changes a floor. Omitted fields stay. */
export async function editFloor(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof venue.editFloor>,
): Promise<Floor> {
  const { building_id, floor_id } = input
  const { building, ...before } = await lockFloor(trx, { building_id, floor_id })
  await refuseOverwritten(
    venue.editFloor,
    input,
    async () => before,
    ({ floor_number, position }) => ({ floor_number, position: say(position as Floor['position']) }),
  )
  const { floor_number = before.floor_number, position = before.position } = input
  await refusing(
    trx
      .updateTable('floors')
      .set({ floor_number, position } satisfies Writes<
        Input<typeof venue.editFloor>,
        'building_id' | 'floor_id'
      >)
      .where('id', '=', floor_id)
      .execute(),
    floorTaken(building, floor_number, position),
  )
  return readFloor(trx, { building_id, floor_id })
}
