import { type Capacity, capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import { nights, type StayDates, stayTotal } from '@nivas/contract/reservations/stay.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { lockFreeRooms } from './lock-rooms.ts'

/** A room of a reservation, as the applicant sees it. */
type GivenRoom = BookedReservation['rooms'][number]

/**
 * Returns an array with one parameter for each id. With the array in one parameter, PostgreSQL knows its length only
 * if it plans each call anew, which takes longer than the statement itself (decision 0284).
 */
const idsOf = (roomIds: readonly number[]) => sql`array[${sql.join(roomIds)}]::int[]`

/** The Bhent per day, by room id, of rooms that are taken back at their former price. */
export type FormerPrices = Readonly<Record<string, string>>

/**
 * Locks the rooms in the order of their ids, so that two desks cannot deadlock, and inserts a stay in each active room
 * that is free. The constraint skips a room that another desk holds, even if its stay was written while this desk
 * waited.
 */
export const addStays = (
  id: number | RawBuilder<unknown>,
  stay: StayDates,
  roomIds: readonly number[],
  former?: FormerPrices,
) => {
  const roomPrice = sql`room.price`
  const price = former
    ? sql`coalesce((${JSON.stringify(former)}::jsonb ->> room.id::text)::numeric, ${roomPrice})`
    : roomPrice
  return sql`
  insert into stays (reservation_id, room_id, arrival_date, departure_date, price)
  select (${id})::int, room.id, ${stay.arrival_date}::date, ${stay.departure_date}::date, ${price}
  from (select r.id, r.price from rooms r join buildings b on b.id = r.building_id
    where r.id = any(${idsOf(roomIds)}) and r.is_active and b.is_active order by r.id for no key update of r) as room
  on conflict on constraint one_stay_per_room_and_night do nothing`
}

/**
 * Assigns those of the given rooms that are free to a reservation. The caller counts the rooms that the reservation
 * then holds, and refuses when some are missing (`refuseGone`). The reservation must be locked and in a status that
 * may hold rooms.
 */
export async function addRooms(
  trx: Transaction<DB>,
  id: number,
  stay: StayDates,
  roomIds: readonly number[],
): Promise<void> {
  await addStays(id, stay, roomIds).execute(trx)
}

/** Releases all rooms of a reservation except these. */
export async function leaveRooms(trx: Transaction<DB>, id: number, except: readonly number[]): Promise<void> {
  await sql`delete from stays where reservation_id = ${id} and room_id <> all(${except}::int[])`.execute(trx)
}

/** Refuses with the reason why some of these rooms could not be assigned to a reservation. */
export async function refuseGone(...[trx, id, stay, roomIds]: Parameters<typeof addRooms>): Promise<never> {
  await lockFreeRooms(trx, id, stay, roomIds)
  throw new Error(`reservation ${id} did not get all of rooms ${roomIds}`)
}

/**
 * Replaces the rooms of a reservation by exactly these. Returns them with their total for the stay, in rupees, and
 * their capacity; the caller checks the capacity (`agreePlaces`). As for `addRooms`, the reservation must be locked
 * and in a status that may hold rooms.
 *
 * @param former the Bhent per day, instead of the room's price, for the rooms that it contains
 */
export async function assignRooms(
  trx: Transaction<DB>,
  id: number,
  stay: StayDates & { members_count: number },
  roomIds: readonly number[],
  former?: FormerPrices,
): Promise<{ rooms: GivenRoom[]; total: number; capacity: Capacity }> {
  const { rows: rooms } = await sql<GivenRoom & { price: string; max_occupiers: number }>`
    with left_rooms as (delete from stays where reservation_id = ${id} and room_id <> all(${idsOf(roomIds)})),
    given as (${addStays(id, stay, roomIds, former)} returning room_id, price)
    select r.id, r.room_number, f.floor_number as floor, b.name as building, s.price, r.max_occupiers
    from (select room_id, price from stays where reservation_id = ${id} and room_id = any(${idsOf(roomIds)})
        union all select room_id, price from given) s
      join rooms r on r.id = s.room_id join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    order by r.id`.execute(trx)
  if (rooms.length < roomIds.length) return refuseGone(trx, id, stay, roomIds)
  const prices = rooms.map(({ price }) => price)
  return {
    rooms: rooms.map(({ price: _, max_occupiers: __, ...room }) => room),
    total: stayTotal(prices, nights(stay)),
    capacity: capacityOf(stay.members_count, rooms),
  }
}
