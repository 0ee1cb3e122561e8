import type { MealType } from '@nivas/contract/reservations/meals.ts'

/** In ms: after so long without a scan another user may serve, who does not know of the choice. */
export const IDLE = 3_600_000

/** A meal that was chosen at a counter, and the meal by time of that moment. */
export type ChosenMeal = { meal: MealType; byTime: MealType }

type Now = {
  byTime: MealType
  /** In ms: since the choice, or since the last scan after it. */
  unusedFor: number
}

/** Whether a choice ends: the meal by time is another one now, or no guest was served for long. */
export const isOver = (chosen: ChosenMeal, { byTime, unusedFor }: Now): boolean =>
  byTime !== chosen.byTime || unusedFor >= IDLE
