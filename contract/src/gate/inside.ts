import * as z from 'zod'
import { id } from '../fields.ts'
import { MOST_VISITORS } from './visitor.ts'

/**
 * What happens to open entries that have a card of the new one. Those with these tickets end with it, because their exit
 * was missed, and an open entry that is not among them refuses the new one. `both` stay inside, as people of a family with
 * one card do; so do all of them for a caller that leaves it out, as the specification does.
 */
export const insideField = {
  inside: z.union([z.literal('both'), z.array(id).max(MOST_VISITORS)]).nullish(),
}

/** An open entry with a card of the one that is refused. */
export type InsideVisit = {
  id: number
  /** The names of those who have the card. */
  name: string
  people: number
  gate: string | null
  /** `YYYY-MM-DDTHH:mm` on the venue's clock */
  since: { moment: string }
}
