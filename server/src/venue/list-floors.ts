import type { Floor } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { noBuilding } from './read-buildings.ts'
import { readFloors } from './read-floors.ts'

export async function listFloors(
  db: Kysely<DB>,
  _actor: Actor,
  { building_id }: { building_id: number },
): Promise<Floor[]> {
  const building = await db
    .selectFrom('buildings')
    .select('id')
    .where('id', '=', building_id)
    .executeTakeFirst()
  if (!building) throw noBuilding()
  return readFloors(db, sql`f.building_id = ${building_id}`)
}
