import { Refusal } from '../http/refusal.ts'
import type { MealCard } from '../reservations/index.ts'
import {
  alreadyEaten,
  type Eaten,
  type MealRight,
  type MealTime,
  notThisMeal,
  notToday,
  unknownMeal,
} from './meal-right.ts'

/**
 * Returns the right of one meal card of a reservation, or throws the refusal.
 *
 * @param eaten the portions that this reservation has had of this meal
 */
export function judgeMealCard(
  card: MealCard | undefined,
  number: number,
  { day, meal }: MealTime,
  eaten: readonly Eaten[],
): MealRight {
  if (!card) throw unknownMeal()
  if (card.status === 'NEW' || card.status === 'HOLD')
    throw new Refusal(400, 'Not paid. Please send the guest to the Bhent counter.')
  if (card.status !== 'PAID') throw new Refusal(400, 'This reservation has ended.')
  if (!card.meals) throw new Refusal(400, 'Reservation does not have ticket generated.')
  const name = card.names[number - 1]
  if (name === undefined)
    throw new Refusal(400, 'The reservation has {{most}} meal cards.', { most: card.names.length })
  const days = card.meals.filter(({ flag }) => flag === 'Y')
  const today = days.filter(({ date }) => date === day)
  const [first, last] = [days.at(0)?.date, days.at(-1)?.date]
  if (today.length === 0) throw notToday(first && last ? { from: first, to: last } : undefined)
  if (!today.some(({ mealtype }) => mealtype === meal)) throw notThisMeal(meal)
  const before = eaten.find(({ place }) => place === number)
  if (before) throw alreadyEaten(before)
  const { length: of } = card.names
  return { name, eaten: eaten.length + 1, of, place: number, reservation_id: card.id, line_id: null }
}
