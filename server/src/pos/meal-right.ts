import type { ServedMeal } from '@nivas/contract/pos/meal-calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { say } from '@nivas/contract/texts.ts'
import { Refusal } from '../http/refusal.ts'

/** The venue's day and the meal of a scan. */
export type MealTime = { day: string; meal: MealType }

/** A portion that was served before; `time` is on the venue's clock, `HH:mm`. */
export type Eaten = { place: number; time: string; counter: number }

/** A portion that may be served now, the `eaten`th of `of`. */
export type MealRight = Pick<ServedMeal, 'name' | 'eaten' | 'of'> & {
  place: number
  reservation_id: number | null
  line_id: number | null
}

const names = { L: say('Lunch'), D: say('Dinner') }

export const unknownMeal = () => new Refusal(400, 'No meal is known for this card or receipt.')
export const notThisMeal = (meal: MealType) =>
  new Refusal(400, 'Not for this meal: {{meal}}.', { meal: names[meal] })
export const notToday = (days: { from: string; to: string } | undefined) =>
  days
    ? new Refusal(400, 'Not for today: from {{from}} to {{to}}.', {
        from: { day: days.from },
        to: { day: days.to },
      })
    : new Refusal(400, 'Not for today.')
export const ALREADY_EATEN = 'Already eaten at {{time}} at counter {{counter}}.'
export const alreadyEaten = ({ time, counter }: Eaten) => new Refusal(400, ALREADY_EATEN, { time, counter })
