import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import { say } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, wrongField } from '../http/refusal.ts'

const taken = 'Room {{room}} ({{building}}, floor {{floor}}) has just been taken for these dates.'
const severalTaken = 'Rooms {{rooms}} have just been taken for these dates.'
const switchedOff = 'Room {{room}} ({{building}}, floor {{floor}}) is switched off. Please choose another.'
const closed =
  'Room {{room}} ({{building}}, floor {{floor}}) is switched off from {{from}} to {{to}}: {{reason}}. Please choose another.'

type LockedRoom = {
  id: number
  room_number: string
  building: string
  floor: number
  is_active: boolean
  /** Whether the reservation holds the room for all nights of the stay. */
  held: boolean
  /** Whether another reservation holds the room for a night of the stay. */
  taken: boolean
  /** First day, last day and reason of a closure during the stay; null when there is none. */
  closed: { from: string; to: string; reason: string } | null
}

/**
 * Locks the rooms in the order of their ids, so that two desks cannot deadlock. This is a separate statement, because
 * only the next statement sees what the other desk changed.
 */
const lockRooms = (trx: Transaction<DB>, roomIds: readonly number[]) =>
  sql`select id from rooms where id = any(${roomIds}::int[]) order by id for no key update`.execute(trx)

/** Locks the rooms, and returns which of them are held by another reservation or closed on a night of the stay. */
async function lockAndReadRooms(
  trx: Transaction<DB>,
  id: number,
  stay: StayDates,
  roomIds: readonly number[],
) {
  await lockRooms(trx, roomIds)
  const { rows } = await sql<LockedRoom>`
    select r.id, r.room_number, b.name as building, f.floor_number as floor, r.is_active and b.is_active as is_active,
      s.during is not null and s.during @> daterange(${stay.arrival_date}, ${stay.departure_date}) as held,
      exists (select from stays o where o.room_id = r.id and o.reservation_id <> ${id}
        and o.during && daterange(${stay.arrival_date}, ${stay.departure_date})) as taken,
      (select json_build_object('from', c.from_date, 'to', c.to_date, 'reason', c.reason) from room_closures c
        where c.room_id = r.id and c.from_date < ${stay.departure_date} and c.to_date >= ${stay.arrival_date}
        order by c.from_date limit 1) as closed
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
      left join stays s on s.room_id = r.id and s.reservation_id = ${id}
    where r.id = any(${roomIds}::int[]) order by r.id`.execute(trx)
  return rows
}

const named = ({ room_number: room, building, floor }: LockedRoom) => ({ room, building, floor })

/**
 * Locks the rooms and refuses when one of them is not free for every night of the stay. A room that was switched off
 * stays with the reservation that holds it, for the nights that it holds.
 */
export async function lockFreeRooms(
  trx: Transaction<DB>,
  id: number,
  stay: StayDates,
  roomIds: readonly number[],
) {
  const rooms = await lockAndReadRooms(trx, id, stay, roomIds)
  if (rooms.length < roomIds.length) throw wrongField('room_ids', 'One of these rooms does not exist')
  const gone = rooms.filter((room) => room.taken)
  if (gone[0] && gone.length === 1) throw new Refusal(400, taken, named(gone[0]))
  if (gone.length > 1) {
    const rooms = gone.map((room) => say('{{room}} ({{building}}, floor {{floor}})', named(room)))
    throw new Refusal(400, severalTaken, { rooms })
  }
  const shut = rooms.find((room) => room.closed)
  if (shut?.closed) {
    const { from, to, reason } = shut.closed
    throw new Refusal(400, closed, { ...named(shut), from: { day: from }, to: { day: to }, reason })
  }
  const off = rooms.find((room) => !room.is_active && !room.held)
  if (off) throw new Refusal(400, switchedOff, named(off))
}
