import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { heldRooms } from './held-rooms.ts'
import { type RoomRow, roomColumns, toRoom } from './room-rows.ts'
import { walkingOrder } from './walking-order.ts'

/** Active rooms of active buildings that nobody holds on any night from arrival to departure, in walking order. */
export async function availableRooms(
  db: Kysely<DB>,
  _actor: Actor,
  { arrival, departure, building_id }: Input<typeof venue.availableRooms>,
): Promise<Room[]> {
  const { rows } = await sql<RoomRow>`
    select r.price, ${roomColumns}
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where r.is_active and b.is_active ${building_id === undefined ? sql`` : sql`and b.id = ${building_id}`}
      and r.id not in (${heldRooms(arrival, departure)})
    order by ${walkingOrder}`.execute(db)
  return rows.map(toRoom)
}
