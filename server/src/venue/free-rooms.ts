import type { Room } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { heldRooms } from './held-rooms.ts'
import { type RoomRow, roomColumns, toRoom } from './room-rows.ts'
import { walkingOrder } from './walking-order.ts'

/**
 * An active room of an active building. `place` numbers all rooms in walking order, so that neighbours differ by one.
 */
export type PlacedRoom = Readonly<{ room: Readonly<Room>; place: number }>

type Rooms = readonly PlacedRoom[]

/** The cached rooms of one version. Version numbers are never reused. */
let cached: { version: string; all: Rooms; of: ReadonlyMap<number, Rooms> } | undefined

async function readRoomsInUse(db: Kysely<DB>) {
  const { rows } = await sql<RoomRow & { version: string; in_use: boolean }>`
    select v.version, r.is_active and b.is_active as in_use, r.price, ${roomColumns}
    from versions v cross join rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where v.of = 'rooms' order by ${walkingOrder}`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const placed = rows.map((row, place) => ({ room: Object.freeze(toRoom(row)), place, inUse: row.in_use }))
  const all = placed.filter(({ inUse }) => inUse)
  return { version: first.version, all, of: Map.groupBy(all, ({ room }) => room.floor.building.id) }
}

/**
 * Returns the active rooms that are free on all nights from arrival to departure, in walking order, of one building or
 * of all. The query reads only which rooms are held. The rooms themselves are cached, and are read again when the query
 * returns a new version (decision 0022).
 */
export async function freeRooms(
  db: Kysely<DB>,
  arrival: string,
  departure: string,
  buildingId?: number,
): Promise<Rooms> {
  for (let rooms = cached; ; ) {
    const { rows } = await sql<{ version: string; held: number[] }>`
      select v.version, array_to_json(array(${heldRooms(arrival, departure)})) as held
      from versions v where v.of = 'rooms'`.execute(db)
    const [now] = rows
    if (now && now.version === rooms?.version) {
      const held = new Set(now.held)
      const asked = buildingId === undefined ? rooms.all : (rooms.of.get(buildingId) ?? [])
      return asked.filter(({ room }) => !held.has(room.id))
    }
    rooms = await readRoomsInUse(db)
    if (!rooms) return []
    cached = rooms
  }
}
