import { catalogueCalls } from './catalogue-calls.ts'
import { tillCalls } from './till-calls.ts'

/** The points of sale: office, book centre, Bhandar Ghar. */
export const pos = {
  ...catalogueCalls,
  ...tillCalls,
}
