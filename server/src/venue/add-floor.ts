import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Floor } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { noBuilding } from './read-buildings.ts'
import { readFloor } from './read-floors.ts'

/** The refusal when the building already has a floor with this number and stair. */
export const floorTaken = (building: string, floor_number: number, position: string) => ({
  floors_building_id_floor_number_position_key: () =>
    wrongField('floor_number', '{{building}} already has floor {{floor}} ({{position}})', {
      building,
      floor: floor_number,
      position,
    }),
})

export async function addFloor(
  trx: Transaction<DB>,
  _actor: Actor,
  { building_id, floor_number, position }: Input<typeof venue.addFloor>,
): Promise<Floor> {
  const building = await trx
    .selectFrom('buildings')
    .select('name')
    .where('id', '=', building_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!building) throw noBuilding()
  const { id } = await refusing(
    trx
      .insertInto('floors')
      .values({ building_id, floor_number, position } satisfies Writes<Input<typeof venue.addFloor>>)
      .returning('id')
      .executeTakeFirstOrThrow(),
    floorTaken(building.name, floor_number, position),
  )
  return readFloor(trx, { building_id, floor_id: id })
}
