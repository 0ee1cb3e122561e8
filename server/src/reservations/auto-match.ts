import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { RoomChoice } from '@nivas/contract/reservations/matching.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import {
  changedMeanwhile,
  type Locked,
  lockReservation,
  refuseEnded,
  refuseOtherDays,
  startHolding,
} from './lock-reservation.ts'
import { previewRooms, takeBestRooms } from './match-rooms.ts'
import { readReservation, readReservations } from './read-reservations.ts'

function refuseUnlessNew({ status }: Pick<Locked, 'status'>) {
  refuseEnded({ status })
  if (status !== 'NEW')
    throw new Refusal(
      400,
      'This reservation is {{status}} now. Rooms are matched automatically only for a reservation that is NEW.',
      { status: { word: status } },
    )
}

/** Returns the rooms that `autoMatch` would take now, with the reasons for the choice. */
export async function previewAuto(
  db: Kysely<DB>,
  _actor: Actor,
  wanted: Input<typeof reservations.previewAuto>,
): Promise<RoomChoice> {
  const [reservation] = await readReservations(db, sql`r.id = ${wanted.id}`)
  if (!reservation) throw new Refusal(404, 'There is no such reservation')
  refuseUnlessNew(reservation)
  return previewRooms(db, reservation, wanted)
}

/** Sets a NEW reservation to HOLD with the best rooms of a building, or with the rooms that the desk was shown. */
export async function autoMatch(
  trx: Transaction<DB>,
  actor: Actor,
  wanted: Input<typeof reservations.auto>,
): Promise<Reservation> {
  const { id } = wanted
  const started = await startHolding(trx, id)
  if (!started) {
    refuseUnlessNew(await lockReservation(trx, id))
    throw new Refusal(400, changedMeanwhile)
  }
  refuseOtherDays(started, wanted)
  return takeBestRooms(trx, actor.id, id, await readReservation(trx, id), wanted)
}
