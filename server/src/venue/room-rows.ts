import { onWire } from '@nivas/contract/money.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { sql } from 'kysely'

export type RoomRow = {
  id: number
  room_number: string
  price: string
  number_of_beds: number
  max_occupiers: number
  has_toilet: boolean
  toilet_type: Room['toilet_type']
  has_ac: boolean
  floor_id: number
  floor_number: number
  position: Room['floor']['position']
  building_id: number
  building_name: string
}

/**
 * The columns of a room from `r` (rooms), `f` (floors) and `b` (buildings). The caller adds the price: today's, or the
 * agreed one.
 */
export const roomColumns = sql`r.id, r.room_number, r.number_of_beds, r.max_occupiers, r.has_toilet, r.toilet_type,
  r.has_ac, f.id as floor_id, f.floor_number, f.position, b.id as building_id, b.name as building_name`

/** Returns the room of a row that has its price and `roomColumns`. */
export const toRoom = (row: RoomRow): Room => ({
  id: row.id,
  room_number: row.room_number,
  price: onWire(row.price),
  number_of_beds: row.number_of_beds,
  max_occupiers: row.max_occupiers,
  has_toilet: Number(row.has_toilet),
  toilet_type: row.toilet_type,
  has_ac: Number(row.has_ac),
  floor: {
    id: row.floor_id,
    floor_number: row.floor_number,
    position: row.position,
    building: { id: row.building_id, name: row.building_name },
  },
})
