import { type Capacity, capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import { nights, type StayDates, stayTotal } from '@nivas/contract/reservations/stay.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { lockFreeRooms, lockRooms } from './lock-rooms.ts'

/** A room of a reservation, as the applicant sees it. */
type GivenRoom = BookedReservation['rooms'][number]

/**
 * Assigns those of these rooms that are free to a reservation. Returns nothing: the caller counts the rooms
 * that it holds then, and refuses when they are fewer (`refuseGone`). The reservation must be locked, and in
 * a state that may hold rooms.
 */
export async function addRooms(
  trx: Transaction<DB>,
  id: number,
  stay: StayDates,
  roomIds: readonly number[],
): Promise<void> {
  await lockRooms(trx, roomIds)
  // Written so that one plan suits any number of rooms: as JSON, whose length the planner ignores, and
  // without `exists`, for which it would read all stays on these nights.
  await sql`insert into stays (reservation_id, room_id, arrival_date, departure_date, price)
    select ${id}::int, r.id, ${stay.arrival_date}::date, ${stay.departure_date}::date, r.price
    from jsonb_array_elements_text(${JSON.stringify(roomIds)}::jsonb) as wanted (id)
      join rooms r on r.id = wanted.id::int join buildings b on b.id = r.building_id
    where r.is_active and b.is_active and (select true from stays o where o.room_id = r.id
      and o.during && daterange(${stay.arrival_date}, ${stay.departure_date}) limit 1) is null`.execute(trx)
}

/** Releases all rooms of a reservation except these. */
export async function leaveRooms(trx: Transaction<DB>, id: number, except: readonly number[]): Promise<void> {
  await sql`delete from stays where reservation_id = ${id} and room_id <> all(${except}::int[])`.execute(trx)
}

/** Refuses, with the reason why not all of these rooms could be assigned to a reservation. */
export async function refuseGone(...[trx, id, stay, roomIds]: Parameters<typeof addRooms>): Promise<never> {
  await lockFreeRooms(trx, id, stay, roomIds)
  throw new Error(`of rooms ${roomIds} not all were given to reservation ${id}`)
}

/**
 * Assigns exactly these rooms to a reservation, in place of those it held. Returns them with their total for
 * the stay in rupees, and their places for so many `people`. Otherwise like `addRooms`. The caller checks
 * whether the places are enough (`agreePlaces`).
 */
export async function assignRooms(
  trx: Transaction<DB>,
  id: number,
  stay: StayDates & { members_count: number },
  roomIds: readonly number[],
): Promise<{ rooms: GivenRoom[]; total: number; capacity: Capacity }> {
  await leaveRooms(trx, id, roomIds)
  await addRooms(trx, id, stay, roomIds)
  const { rows: rooms } = await sql<GivenRoom & { price: string; max_occupiers: number }>`
    select r.id, r.room_number, f.floor_number as floor, b.name as building, s.price, r.max_occupiers
    from stays s join rooms r on r.id = s.room_id join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where s.reservation_id = ${id} order by r.id`.execute(trx)
  if (rooms.length < roomIds.length) return refuseGone(trx, id, stay, roomIds)
  const prices = rooms.map(({ price }) => price)
  return {
    rooms: rooms.map(({ price: _, max_occupiers: __, ...room }) => room),
    total: stayTotal(prices, nights(stay)),
    capacity: capacityOf(stay.members_count, rooms),
  }
}
