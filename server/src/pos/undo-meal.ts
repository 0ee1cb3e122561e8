import type { Answer, Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { MEAL_UNDO_MINUTES } from '@nivas/contract/pos/meal-calls.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { type Freed, serveFreed } from './serve-noted.ts'

type Found = Freed & { served_by: number; undone: boolean; late: boolean }

/**
 * Takes back a meal that the caller served a few minutes ago. Its portion is free again, or goes to a recorded meal
 * that a counter without a network gave out.
 */
export const undoMeal =
  (timeZone: string) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { id }: Input<typeof pos.undoMeal>,
  ): Promise<Answer<typeof pos.undoMeal>> => {
    const { rows } = await sql<Found>`
    select day, meal, line_id, reservation_id, place, served_by, undone_at is not null as undone,
      received_at < now() - make_interval(mins => ${MEAL_UNDO_MINUTES}) as late
    from pos_meals where id = ${id} for update`.execute(trx)
    const [meal] = rows
    if (!meal) throw new Refusal(404, 'There is no such meal.')
    if (meal.undone) throw new Refusal(400, 'This meal was already taken back.')
    if (meal.served_by !== actor.id) throw new Refusal(400, 'This meal was served by another person.')
    if (meal.late)
      throw new Refusal(400, 'A meal can be taken back within {{count}} minutes.', {
        count: MEAL_UNDO_MINUTES,
      })
    await trx
      .updateTable('pos_meals')
      .set({ undone_at: sql<Date>`now()`, undone_by: actor.id })
      .where('id', '=', id)
      .execute()
    await serveFreed(trx, timeZone, meal)
    return { id }
  }
