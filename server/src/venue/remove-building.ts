import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithDeleted } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import { noBuilding } from './read-buildings.ts'

const hasFloors = '{{building}} has floors. Please remove them first, or switch the building off.'
const isNoted = '{{building}} is assigned to reservations. Please switch it off instead.'

/**
 * Removes a building without floors. Refuses when a reservation names it or prefers it, or has paid Bhent for its
 * rooms.
 */
export async function removeBuilding(
  trx: Transaction<DB>,
  _actor: Actor,
  { id }: { id: number },
): Promise<WithDeleted<null>> {
  const building = await trx
    .selectFrom('buildings')
    .select('name')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!building) throw noBuilding()
  const refuse = (text: typeof hasFloors | typeof isNoted) => () =>
    new Refusal(400, text, { building: building.name })
  await refusing(trx.deleteFrom('buildings').where('id', '=', id).execute(), {
    floors_building_id_fkey: refuse(hasFloors),
    reservations_building_id_fkey: refuse(isNoted),
    preferred_buildings_building_id_fkey: refuse(isNoted),
    bhent_shares_building_id_fkey: refuse(isNoted),
  })
  return { data: null, deleted: building.name }
}
