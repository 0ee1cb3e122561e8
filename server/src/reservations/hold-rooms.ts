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
import { lockReservation, startHolding } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/** NEW or HOLD → HOLD with exactly these rooms. */
export async function holdRooms(
  trx: Transaction<DB>,
  actor: Actor,
  { id, room_ids, agreed_places }: Input<typeof reservations.hold>,
): Promise<Reservation> {
  const reservation = await lockReservation(trx, id)
  if (reservation.status !== 'NEW' && reservation.status !== 'HOLD')
    throw new Refusal(400, 'Rooms can be held only for a reservation that is NEW or on HOLD.')
  requirePermission(actor, reservation.status === 'NEW' ? 'resavation-assign-room' : 'resavation-edit')
  const before = reservation.status === 'NEW' ? undefined : await capacityHeld(trx, id)
  if (reservation.status === 'NEW') await startHolding(trx, id)
  const { capacity } = await assignRooms(trx, id, reservation, room_ids)
  await agreePlaces(trx, id, capacity, { agreed: agreed_places, by: actor.id, before })
  return readReservation(trx, id)
}
