import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { RoomChoice } from '@nivas/contract/reservations/matching.ts'
import { type Preferences, preferenceFacts } from '@nivas/contract/reservations/preferences.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { nights, type StayDates, stayTotal } from '@nivas/contract/reservations/stay.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, triedAgain, wrongField } from '../http/refusal.ts'
import { freeRooms } from '../venue/index.ts'
import { agreePlaces } from './agree-places.ts'
import { addRooms, assignRooms, refuseGone } from './assign-rooms.ts'
import { chooseRooms, type FreeRoom } from './choose-rooms.ts'
import { readReservation } from './read-reservations.ts'

/** The party to match: number of people, days and preferences. */
export type MatchedParty = StayDates & Preferences & { members_count: number }

type Wanted = { building_id: number; number_of_rooms: number }

const noneFree = 'No room is free in {{building}} for these dates. Please choose another building.'
const oneFree =
  'Only 1 room is free in {{building}} for these dates. Please ask for fewer, or choose another building.'
const severalFree =
  'Only {{count}} rooms are free in {{building}} for these dates. Please ask for fewer, or choose another building.'

/** Returns the name of a building; refuses an unknown one. */
async function nameOf(db: Kysely<DB>, buildingId: number): Promise<string> {
  const building = await db
    .selectFrom('buildings')
    .select('name')
    .where('id', '=', buildingId)
    .executeTakeFirst()
  if (!building) throw wrongField('building_id', 'There is no such building')
  return building.name
}

async function chooseFreeRooms(
  db: Kysely<DB>,
  party: MatchedParty,
  { building_id, number_of_rooms }: Wanted,
) {
  const found = await freeRooms(db, party.arrival_date, party.departure_date, building_id)
  const free = found.map(({ room, place }) => ({ ...room, place }))
  const chosen = chooseRooms(free, {
    rooms: number_of_rooms,
    members: party.members_count,
    preferences: party,
  })
  if (chosen) return chosen
  const building = await nameOf(db, building_id)
  if (free.length === 0) throw new Refusal(400, noneFree, { building })
  if (free.length === 1) throw new Refusal(400, oneFree, { building })
  throw new Refusal(400, severalFree, { count: free.length, building })
}

/** Returns the rooms that would be chosen now, with the reasons for the choice. */
export async function previewRooms(db: Kysely<DB>, party: MatchedParty, wanted: Wanted): Promise<RoomChoice> {
  const chosen = await chooseFreeRooms(db, party, wanted)
  return {
    rooms: chosen.map(({ place: _, ...room }: FreeRoom) => room),
    members_count: party.members_count,
    places: chosen.reduce((sum, room) => sum + room.max_occupiers, 0),
    preferences: preferenceFacts(chosen, party),
    floors: new Set(chosen.map((room) => room.floor.id)).size,
    total_amount: stayTotal(
      chosen.map((room) => room.price),
      nights(party),
    ),
  }
}

/**
 * Assigns the best rooms of a building to a locked reservation that may hold rooms. If `room_ids` names the rooms that
 * the desk was shown, exactly those are assigned, or the call is refused.
 */
export async function takeBestRooms(
  trx: Transaction<DB>,
  by: number,
  id: number,
  party: MatchedParty,
  wanted: Wanted & { room_ids?: readonly number[] | undefined; agreed_places?: boolean | undefined },
): Promise<Reservation> {
  const agreement = { agreed: wanted.agreed_places, by }
  if (wanted.room_ids) {
    await refuseRoomsElsewhere(trx, wanted.building_id, wanted.room_ids)
    const { capacity } = await assignRooms(trx, id, party, wanted.room_ids)
    await agreePlaces(trx, id, capacity, agreement)
    return readReservation(trx, id)
  }
  const { reservation, rooms } = await takeFitting(trx, party, wanted, async (roomIds) => {
    await addRooms(trx, id, party, roomIds)
    return id
  })
  await agreePlaces(trx, id, capacityOf(party.members_count, rooms), agreement)
  return reservation
}

/**
 * Chooses the best rooms of a building for a party, and returns them with the reservation that got them.
 *
 * @param give assigns those of the rooms that are free to a reservation, and returns its id
 */
export async function takeFitting(
  trx: Transaction<DB>,
  party: MatchedParty,
  wanted: Wanted,
  give: (roomIds: readonly number[]) => Promise<number>,
): Promise<{ reservation: Reservation; rooms: readonly Room[] }> {
  // The lock lets one call at a time choose in a building. Without it, simultaneous calls would choose the same rooms.
  await trx
    .selectFrom('buildings')
    .select('id')
    .where('id', '=', wanted.building_id)
    .forNoKeyUpdate()
    .execute()
  const rooms = await chooseFreeRooms(trx, party, wanted)
  const ids = rooms.map((room) => room.id)
  const id = await give(ids)
  const reservation = await readReservation(trx, id)
  if (reservation.count_assigned_rooms === rooms.length) return { reservation, rooms }
  // A desk that chose by hand took some of these rooms first. The whole call is retried, which prevents a deadlock.
  return refuseGone(trx, id, party, ids).catch((refusal: unknown) => {
    throw refusal instanceof Refusal ? triedAgain(refusal) : refusal
  })
}

async function refuseRoomsElsewhere(trx: Transaction<DB>, buildingId: number, roomIds: readonly number[]) {
  await nameOf(trx, buildingId)
  const elsewhere = await trx
    .selectFrom('rooms')
    .select('id')
    .where('id', 'in', roomIds)
    .where('building_id', '!=', buildingId)
    .executeTakeFirst()
  if (elsewhere) throw wrongField('room_ids', 'One of these rooms is in another building')
}
