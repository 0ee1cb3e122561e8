import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithDeleted } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { type FloorAddress, lockFloor } from './read-floors.ts'

const hasRooms = 'Floor {{floor}} ({{position}}) has rooms. Please remove them first.'

/** Removes a floor without rooms. */
export async function removeFloor(
  trx: Transaction<DB>,
  _actor: Actor,
  address: FloorAddress,
): Promise<WithDeleted<null>> {
  const { building, floor_number, position } = await lockFloor(trx, address)
  await refusing(trx.deleteFrom('floors').where('id', '=', address.floor_id).execute(), {
    rooms_floor_id_building_id_fkey: () => new Refusal(400, hasRooms, { floor: floor_number, position }),
  })
  return { data: null, deleted: `${building} · ${floor_number} (${position})` }
}
