import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { agreePlaces, capacityHeld } from './agree-places.ts'
import { assignRooms } from './assign-rooms.ts'
import {
  changedMeanwhile,
  type Locked,
  lockReservation,
  refuseEnded,
  refuseOtherDays,
  refuseOtherRooms,
  startHolding,
} from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/** Sets a reservation that is NEW or on HOLD to HOLD with exactly these rooms. */
export async function holdRooms(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof reservations.hold>,
): Promise<Reservation> {
  const { id, room_ids, known_room_ids, agreed_places } = input
  const started = await startHolding(trx, id)
  const reservation = started ?? (await lockHeld(trx, id))
  await refuseOtherRooms(trx, { id, status: started ? 'NEW' : reservation.status }, known_room_ids)
  refuseOtherDays(reservation, input)
  requirePermission(actor, started ? 'resavation-assign-room' : 'resavation-edit')
  const before = started ? undefined : await capacityHeld(trx, id)
  const { capacity } = await assignRooms(trx, id, reservation, room_ids)
  await agreePlaces(trx, id, capacity, { agreed: agreed_places, by: actor.id, before })
  return readReservation(trx, id)
}

/** Locks a reservation that is on HOLD already; refuses any other. */
async function lockHeld(trx: Transaction<DB>, id: number): Promise<Locked> {
  const reservation = await lockReservation(trx, id)
  // It was on HOLD when `startHolding` ran, and its rooms have been given back since.
  if (reservation.status === 'NEW') throw new Refusal(400, changedMeanwhile)
  refuseEnded(reservation)
  if (reservation.status !== 'HOLD')
    throw new Refusal(400, 'Rooms can be held only for a reservation that is NEW or on HOLD.')
  return reservation
}
