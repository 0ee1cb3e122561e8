import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Building } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { nameTaken } from './add-building.ts'
import { readBuilding } from './read-buildings.ts'

/**
 * Changes a building. The rooms of an inactive one are not offered; reservations keep the rooms they hold.
 */
export async function editBuilding(
  trx: Transaction<DB>,
  actor: Actor,
  { id, name, address, manager, phone, name_hi, is_active }: Input<typeof venue.editBuilding>,
): Promise<Building> {
  await refusing(
    trx
      .updateTable('buildings')
      .set({ name, address, manager, phone, name_hi, is_active } satisfies Writes<
        Input<typeof venue.editBuilding>,
        'id'
      >)
      .where('id', '=', id)
      .execute(),
    nameTaken,
  )
  return readBuilding(trx, actor.today, id)
}
