import type { Floor } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { attributesOf } from './attributes-of.ts'
import { doorOrder, floorOrder } from './walking-order.ts'

export type FloorAddress = { building_id: number; floor_id: number }

export const noFloor = () => new Refusal(404, 'There is no such floor in this building')

/** Reads the floors that `where` selects, from the ground up. `f` is floors. */
export async function readFloors(db: Kysely<DB>, where: RawBuilder<unknown>): Promise<Floor[]> {
  const { rows } = await sql<Floor>`
    select f.id, f.floor_number, f.position, json_build_object('id', b.id, 'name', b.name) as building,
      r.rooms, r.total_rooms, ${attributesOf('FLOOR', sql`f.id`)} as attributes
    from floors f join buildings b on b.id = f.building_id
    cross join lateral (
      select count(*)::int as total_rooms, coalesce(json_agg(json_build_object('id', r.id, 'room_number', r.room_number)
        order by ${doorOrder}), '[]') as rooms
      from rooms r where r.floor_id = f.id) r
    where ${where} order by ${floorOrder}`.execute(db)
  return rows
}

/** Reads the floor of an address. Throws a 404 when the building does not have it. */
export async function readFloor(db: Kysely<DB>, { building_id, floor_id }: FloorAddress): Promise<Floor> {
  const [floor] = await readFloors(db, sql`f.id = ${floor_id} and f.building_id = ${building_id}`)
  if (!floor) throw noFloor()
  return floor
}

const namesOf = (trx: Transaction<DB>, { building_id, floor_id }: FloorAddress) =>
  trx
    .selectFrom('floors')
    .innerJoin('buildings', 'buildings.id', 'floors.building_id')
    .select(['floors.floor_number', 'floors.position', 'buildings.name as building'])
    .where('floors.id', '=', floor_id)
    .where('floors.building_id', '=', building_id)

/**
 * Reads the names of a floor before a write below it, and locks it against removal until the commit. Throws a 404 when
 * the building does not have the floor.
 */
export async function keepFloor(trx: Transaction<DB>, address: FloorAddress) {
  const floor = await namesOf(trx, address).forKeyShare().executeTakeFirst()
  if (!floor) throw noFloor()
  return floor
}

/**
 * Reads and locks a floor before a change of the floor itself. With `keepFloor`, two desks could both get the shared
 * lock, and each would then wait for the other one.
 */
export async function lockFloor(trx: Transaction<DB>, address: FloorAddress) {
  const floor = await namesOf(trx, address).forUpdate(['floors']).executeTakeFirst()
  if (!floor) throw noFloor()
  return floor
}
