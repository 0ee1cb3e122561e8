import type { MealType } from '@nivas/contract/reservations/meals.ts'

/** The pause, in ms, after which a choice ends: a different user may serve by then, unaware of the choice. */
export const IDLE = 3_600_000

/** A meal that was chosen at a counter, and the meal by time at that moment. */
export type ChosenMeal = { meal: MealType; byTime: MealType }

type Now = {
  byTime: MealType
  /** The time in ms since the choice or, if later, since the last scan. */
  unusedFor: number
}

/** Whether a choice ends: the meal by time has changed, or there was no scan for `IDLE`. */
export const isOver = (chosen: ChosenMeal, { byTime, unusedFor }: Now): boolean =>
  byTime !== chosen.byTime || unusedFor >= IDLE
