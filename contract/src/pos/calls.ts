import { catalogueCalls } from './catalogue-calls.ts'
import { mealCalls } from './meal-calls.ts'
import { reportCalls } from './report-calls.ts'
import { tillCalls } from './till-calls.ts'

/** The points of sale: office, book centre, Bhandar Ghar. */
export const pos = {
  ...catalogueCalls,
  ...reportCalls,
  ...tillCalls,
  ...mealCalls,
}
