import { type MealStay, mealsOf } from '@nivas/contract/reservations/meals.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Writes the meal ticket of a stay in place of an earlier one. The meals depend on the dates and times of the stay.
 */
export async function writeTicket(
  trx: Transaction<DB>,
  reservationId: number,
  stay: MealStay,
  userId: number,
): Promise<void> {
  const meals = JSON.stringify(
    mealsOf({
      ...stay,
      arrival_time: stay.arrival_time.slice(0, 5),
      departure_time: stay.departure_time.slice(0, 5),
    }),
  )
  await trx
    .insertInto('meal_tickets')
    .values({ reservation_id: reservationId, meals, generated_by: userId })
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet({ meals, generated_by: userId }))
    .execute()
}

/** Rewrites the meal ticket of a stay, if the reservation has one. */
export async function rewriteTicket(
  trx: Transaction<DB>,
  reservationId: number,
  stay: MealStay,
  userId: number,
): Promise<void> {
  const ticket = await trx
    .selectFrom('meal_tickets')
    .select('reservation_id')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()
  if (ticket) await writeTicket(trx, reservationId, stay, userId)
}
