import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { heldRooms, type RoomRow, roomColumns, toRoom, walkingOrder } from '../venue/index.ts'
import type { FreeRoom } from './choose-rooms.ts'

/** The rooms of a building that nobody holds on any night of the stay, each with its place in walking order. */
export async function freeRooms(db: Kysely<DB>, stay: StayDates, buildingId: number): Promise<FreeRoom[]> {
  const { rows } = await sql<RoomRow & { place: number }>`
    select * from (
      select r.price, r.is_active and b.is_active as is_active, ${roomColumns}, row_number() over (
        order by ${walkingOrder}) as place
      from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
      where b.id = ${buildingId}) as placed
    where is_active and id not in (${heldRooms(stay.arrival_date, stay.departure_date)})
    order by place`.execute(db)
  return rows.map((row) => ({ ...toRoom(row), place: row.place }))
}
