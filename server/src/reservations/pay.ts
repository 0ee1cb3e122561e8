import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Locked } from './lock-reservation.ts'
import { writeTicket } from './write-ticket.ts'

/** Refuses an amount other than the rooms' total. */
export function refuseOtherAmount(given: number, total: number) {
  if (given === total) return
  throw new Refusal(400, 'The Bhent for these rooms is {{total}}, not {{given}}. Please check the amount.', {
    total: { rupees: total },
    given: { rupees: given },
  })
}

/** Writes the meal ticket of a reservation that has become PAID, if meals were requested. */
export async function giveMeals(trx: Transaction<DB>, actor: Actor, reservation: Locked): Promise<void> {
  if (reservation.wants_meals) await writeTicket(trx, reservation.id, reservation, actor.id)
}
