import type { Input } from '@nivas/contract/call.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import type { Building } from '@nivas/contract/venue/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { nameTaken } from './add-building.ts'
import { readBuilding } from './read-buildings.ts'

/**
 * Changes a building. Omitted fields stay. The rooms of an inactive building are not offered; reservations keep the
 * rooms that they hold.
 */
export async function editBuilding(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof venue.editBuilding>,
): Promise<Building> {
  const { id, name, address, manager, phone, name_hi, is_active } = input
  await refuseOverwritten(venue.editBuilding, input, async () => {
    await lockRow(trx, 'buildings', id)
    return readBuilding(trx, actor.today, id)
  })
  await refusing(
    trx
      .updateTable('buildings')
      .set({
        name,
        address,
        manager,
        phone,
        name_hi,
        // Set even when it is omitted, because an update without any column is not a valid statement.
        is_active: is_active ?? sql<boolean>`is_active`,
      } satisfies Writes<Input<typeof venue.editBuilding>, 'id'>)
      .where('id', '=', id)
      .execute(),
    nameTaken,
  )
  return readBuilding(trx, actor.today, id)
}
