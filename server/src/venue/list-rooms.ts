import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type FloorAddress, noFloor } from './read-floors.ts'
import { readRooms } from './read-rooms.ts'

export async function listRooms(
  db: Kysely<DB>,
  actor: Actor,
  { building_id, floor_id }: FloorAddress,
): Promise<CatalogueRoom[]> {
  const floor = await db
    .selectFrom('floors')
    .select('id')
    .where('id', '=', floor_id)
    .where('building_id', '=', building_id)
    .executeTakeFirst()
  if (!floor) throw noFloor()
  return readRooms(db, actor.today, sql`r.floor_id = ${floor_id}`)
}
