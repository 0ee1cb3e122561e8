import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { assignRooms } from './assign-rooms.ts'
import { insertReservation } from './insert-reservation.ts'
import { readReservation } from './read-reservations.ts'

/** Admin booking: a reservation on HOLD, with its rooms, in one go. */
export async function bookStay(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<typeof reservations.book>,
): Promise<Reservation> {
  const id = await insertReservation(trx, actor.today, { ...input, status: 'HOLD', created_by: actor.id })
  await assignRooms(trx, id, input, input.room_ids)
  return readReservation(trx, id)
}
