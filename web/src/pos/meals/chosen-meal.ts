import type { MealType } from '@nivas/contract/reservations/meals.ts'

/** In ms: who serves after so long without a scan has not seen the choice being made. */
export const IDLE = 3_600_000

/** A meal that was chosen at a counter, and the meal by time of that moment. */
export type ChosenMeal = { meal: MealType; byTime: MealType }

type Now = {
  byTime: MealType
  /** In ms: since the choice, or since the last scan after it. */
  unusedFor: number
}

/** Whether a choice ends: by time another meal is served now, or nobody was served for long. */
export const isOver = (chosen: ChosenMeal, { byTime, unusedFor }: Now): boolean =>
  byTime !== chosen.byTime || unusedFor >= IDLE
