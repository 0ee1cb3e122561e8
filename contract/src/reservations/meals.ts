import { addDays, daysBetween } from '../dates.ts'

/** L lunch, D dinner: the `mealtype` of the specification. */
export const MEAL_TYPES = ['L', 'D'] as const
export type MealType = (typeof MEAL_TYPES)[number]

/** The time of each meal: a guest who is present at this time gets it. */
export const MEAL_TIMES: Record<MealType, string> = { L: '12:30', D: '19:30' }

export type MealStay = {
  arrival_date: string
  departure_date: string
  arrival_time: string
  departure_time: string
}
export type Meal = { date: string; mealtype: MealType; flag: 'Y' | 'N' }

/**
 * Lunch and dinner of every day of a stay, the days of arrival and departure included: Y when the guest is
 * present.
 */
export function mealsOf(stay: MealStay): Meal[] {
  const last = daysBetween(stay.arrival_date, stay.departure_date)
  return Array.from({ length: last + 1 }, (_, day) =>
    MEAL_TYPES.map((mealtype): Meal => {
      const at = MEAL_TIMES[mealtype]
      const arrived = day > 0 || stay.arrival_time <= at
      const still = day < last || stay.departure_time >= at
      return { date: addDays(stay.arrival_date, day), mealtype, flag: arrived && still ? 'Y' : 'N' }
    }),
  ).flat()
}
