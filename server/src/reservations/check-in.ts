import type { Input } from '@nivas/contract/call.ts'
import { arrivesOnAnotherDay, wrongAtDesk } from '@nivas/contract/reservations/arrival.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { requirePermission } from '../http/require-permission.ts'
import { type Locked, lockReservation, refuseEnded } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

/** The permission that each kind of check-in needs. The call itself accepts either of them. */
const permissions = { GATE: 'gate-reservations-checkin', ACCO: 'acco-checkin' } as const

function refuseAtGate(reservation: Locked, day: string, isConfirmed: boolean) {
  refuseEnded(reservation)
  if (reservation.gate_checked_in_at) throw new Refusal(400, 'This reservation is already checked in.')
  const onAnotherDay = arrivesOnAnotherDay(reservation.arrival_date, day)
  if (onAnotherDay && !isConfirmed) throw new Refusal(400, onAnotherDay)
}

/** When the guests came, for a check-in that is recorded later: the moment, and the venue's day at that moment. */
type Came = { at: Date; day: string }

/** Records a check-in, once for each kind, with its time and user. */
export async function checkIn(
  trx: Transaction<DB>,
  actor: Actor,
  { id, type, another_day }: Input<typeof reservations.checkIn>,
  came?: Came,
): Promise<Reservation> {
  requirePermission(actor, permissions[type])
  const reservation = await lockReservation(trx, id)
  if (type === 'ACCO') {
    const wrong = wrongAtDesk(await readReservation(trx, id), actor.today)
    if (wrong) throw new Refusal(400, wrong)
  } else refuseAtGate(reservation, came?.day ?? actor.today, another_day)
  await trx
    .updateTable('reservations')
    .set(
      type === 'ACCO'
        ? { checked_in_at: sql`now()`, checked_in_by: actor.id }
        : { gate_checked_in_at: came?.at ?? sql`now()`, gate_checked_in_by: actor.id },
    )
    .where('id', '=', id)
    .execute()
  return readReservation(trx, id)
}
