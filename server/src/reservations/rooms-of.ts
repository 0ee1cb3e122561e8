import type { Room } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { type RoomRow, roomColumns, toRoom, walkingOrder } from '../venue/index.ts'

/** Returns the rooms that a reservation holds, at their agreed Bhent per day, in walking order. */
export async function roomsOf(db: Kysely<DB>, reservationId: number): Promise<Room[]> {
  const { rows } = await sql<RoomRow>`
    select s.price, ${roomColumns}
    from stays s join rooms r on r.id = s.room_id join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where s.reservation_id = ${reservationId}
    order by ${walkingOrder}`.execute(db)
  return rows.map(toRoom)
}
