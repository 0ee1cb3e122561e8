import * as z from 'zod'
import { id } from '../fields.ts'
import { MOST_VISITORS } from './visitor.ts'

/**
 * What becomes of entries that are open with a card of a new one: those of these tickets end with it, since their exit was
 * missed; or `both` stay inside, as the people of a family with one card do. Without it such an entry is refused.
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
