import type { Floor } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { requireBuilding } from './read-buildings.ts'
import { readFloors } from './read-floors.ts'

export async function listFloors(
  db: Kysely<DB>,
  _actor: Actor,
  { building_id }: { building_id: number },
): Promise<Floor[]> {
  await requireBuilding(db, building_id)
  return readFloors(db, sql`f.building_id = ${building_id}`)
}
