import { catalogueCalls } from './catalogue-calls.ts'

/** The points of sale: office, book centre, Bhandar Ghar. */
export const pos = {
  ...catalogueCalls,
}
