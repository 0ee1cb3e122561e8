import type { Payment } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Locked } from './lock-reservation.ts'
import { type Collected, recordBhent } from './record-payment.ts'
import { writeTicket } from './write-ticket.ts'

/** Refuses an amount other than the rooms' total. */
export function refuseOtherAmount(given: number, total: number) {
  if (given === total) return
  throw new Refusal(400, 'The Bhent for these rooms is {{total}}, not {{given}}. Please reload.', {
    total: { rupees: total },
    given: { rupees: given },
  })
}

/** NEW or HOLD → PAID: writes the Bhent into the cash book, and the meal ticket when meals were requested. */
export async function pay(
  trx: Transaction<DB>,
  actor: Actor,
  reservation: Locked,
  total: number,
  collected: Collected,
): Promise<Payment> {
  await trx.updateTable('reservations').set({ status: 'PAID' }).where('id', '=', reservation.id).execute()
  if (reservation.wants_meals) await writeTicket(trx, reservation.id, reservation, actor.id)
  return recordBhent(trx, actor, reservation, total, collected)
}
