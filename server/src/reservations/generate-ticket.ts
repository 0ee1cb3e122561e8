import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Meal } from '@nivas/contract/reservations/meals.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { recordPrint } from '../receipts/index.ts'
import { lockReservation } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'
import { roomsOf } from './rooms-of.ts'
import { writeTicket } from './write-ticket.ts'

const noTicket = 'Reservation does not have ticket generated.'
const noMember =
  'This reservation names no members, and each meal card needs a name. Meals without a card are sold at Bhandar Ghar.'
const noMeal =
  'This stay includes no lunch or dinner, so there is no meal card to print. Please check the arrival and departure times.'

/**
 * Returns the meal ticket of a PAID reservation, for printing its cards, and records the print. The first call creates
 * the ticket, unless `generate` is false.
 */
export async function generateTicket(
  trx: Transaction<DB>,
  actor: Actor,
  { reservation_id: id, generate }: Input<typeof reservations.ticket>,
): Promise<Answer<typeof reservations.ticket>> {
  const reservation = await lockReservation(trx, id)
  if (reservation.status !== 'PAID') throw new Refusal(400, noTicket)
  const read = () =>
    trx.selectFrom('meal_tickets').select('meals').where('reservation_id', '=', id).executeTakeFirst()
  if (generate && !(await read())) await writeTicket(trx, id, reservation, actor.id)
  const ticket = await read()
  if (!ticket) throw new Refusal(400, noTicket)
  const shown = await readReservation(trx, id)
  // Refused before the print is recorded: an empty sheet must not count as the first print.
  if (shown.members.length === 0) throw new Refusal(400, noMember)
  // A jsonb column, with the meals that `writeTicket` wrote.
  const meals = ticket.meals as unknown as Meal[]
  if (!meals.some(({ flag }) => flag === 'Y')) throw new Refusal(400, noMeal)
  const { print } = await recordPrint(trx, actor, 'meal-card', id)
  return {
    data: {
      ...shown,
      ticket: meals.map(({ date, mealtype, flag }) => ({
        mealfromdate: date,
        mealtodate: date,
        flag,
        product: { category: { mealtype } },
      })),
      rooms: await roomsOf(trx, id),
      print,
    },
  }
}
