import type { CatalogueRoom } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { attributesOf } from './attributes-of.ts'
import { type RoomRow, roomColumns, toRoom } from './room-rows.ts'
import { walkingOrder } from './walking-order.ts'

type Row = RoomRow & Pick<CatalogueRoom, 'attributes' | 'closures'> & { is_active: boolean }

export type RoomAddress = { building_id: number; floor_id: number; room_id: number }

/** Reads the rooms that `where` selects, in walking order, with their present and future closures. `r` is rooms. */
export async function readRooms(
  db: Kysely<DB>,
  today: string,
  where: RawBuilder<unknown>,
): Promise<CatalogueRoom[]> {
  const { rows } = await sql<Row>`
    select r.price, ${roomColumns}, r.is_active, ${attributesOf('ROOM', sql`r.id`)} as attributes, (
      select coalesce(json_agg(json_build_object('id', c.id, 'from', c.from_date, 'to', c.to_date, 'reason', c.reason)
        order by c.from_date), '[]') from room_closures c where c.room_id = r.id and c.to_date >= ${today}) as closures
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where ${where}
    order by ${walkingOrder}`.execute(db)
  return rows.map((row) => ({
    ...toRoom(row),
    is_active: Number(row.is_active),
    attributes: row.attributes,
    closures: row.closures,
  }))
}

/** Reads the room of an address. Throws a 404 when the floor does not have it. */
export async function readRoom(
  db: Kysely<DB>,
  today: string,
  { building_id, floor_id, room_id }: RoomAddress,
): Promise<CatalogueRoom> {
  const [room] = await readRooms(
    db,
    today,
    sql`r.id = ${room_id} and r.floor_id = ${floor_id} and r.building_id = ${building_id}`,
  )
  if (!room) throw new Refusal(404, 'There is no such room on this floor')
  return room
}
