import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'

/** Replaces the preferred buildings of an applicant, in this order. */
export async function writePreferredBuildings(
  trx: Transaction<DB>,
  reservationId: number,
  buildingIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('preferred_buildings').where('reservation_id', '=', reservationId).execute()
  await addPreferredBuildings(trx, reservationId, buildingIds)
}

/** Adds the preferred buildings of a new applicant, in this order. */
export async function addPreferredBuildings(
  trx: Transaction<DB>,
  reservationId: number,
  buildingIds: readonly number[],
): Promise<void> {
  if (buildingIds.length === 0) return
  const { rows } = await sql`insert into preferred_buildings (reservation_id, place, building_id)
    select ${reservationId}::int, preference.place, b.id
    from unnest(${buildingIds}::int[]) with ordinality as preference (id, place) join buildings b on b.id = preference.id
    returning building_id`.execute(trx)
  if (rows.length < buildingIds.length)
    throw wrongField('preferred_buildings', 'One of these buildings does not exist')
}

/** Returns the choices of the public form that are in use. Of a building they contain only the id and the name. */
export const applicationChoices = async (db: Kysely<DB>) => ({
  event_types: await db
    .selectFrom('event_types')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute(),
  buildings: await db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .orderBy('name')
    .execute(),
})
