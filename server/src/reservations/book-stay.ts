import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import type { BookedReservation } from '@nivas/contract/reservations/schemas.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { agreePlaces } from './agree-places.ts'
import { assignRooms } from './assign-rooms.ts'
import { insertHolding, insertReservation } from './insert-reservation.ts'
import { takeFitting } from './match-rooms.ts'
import { readReservation } from './read-reservations.ts'

/** Staff do not enter the preferences of the public form. */
const NO_PREFERENCES = { accomodation_type: null, toilet_type: null, ac_room: null }

/** Creates a reservation on HOLD with its rooms, in the admin booking. */
export async function bookStay(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof reservations.book>,
): Promise<BookedReservation> {
  const { room_ids = [], building_id, number_of_rooms = 1, agreed_places } = input
  const party = { ...input, ...NO_PREFERENCES, members_count: input.members.length }
  const agreement = { agreed: agreed_places, by: actor.id }
  if (building_id === undefined) {
    const { id } = await insertReservation(trx, actor.today, input, { status: 'HOLD', created_by: actor.id })
    const { rooms, capacity } = await assignRooms(trx, id, party, room_ids)
    await agreePlaces(trx, id, capacity, agreement)
    return { ...(await readReservation(trx, id)), rooms }
  }
  const { reservation, rooms } = await takeFitting(trx, party, { building_id, number_of_rooms }, (roomIds) =>
    insertHolding(trx, actor.today, input, { created_by: actor.id, roomIds }),
  )
  await agreePlaces(trx, reservation.id, capacityOf(party.members_count, rooms), agreement)
  return { ...reservation, rooms: rooms.map(roomOf) }
}

const roomOf = ({ id, room_number, floor }: Room) => ({
  id,
  room_number,
  floor: floor.floor_number,
  building: floor.building.name,
})
