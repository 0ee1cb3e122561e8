import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { requireBuilding } from './read-buildings.ts'
import { readRooms } from './read-rooms.ts'

export async function buildingRooms(
  db: Kysely<DB>,
  actor: Actor,
  { building_id }: { building_id: number },
): Promise<CatalogueRoom[]> {
  await requireBuilding(db, building_id)
  return readRooms(db, actor.today, sql`r.building_id = ${building_id}`)
}
