import * as z from 'zod'
import { id } from '../fields.ts'
import { MOST_VISITORS } from './visitor.ts'

/**
 * What happens to open entries that have a card of the new entry. With ticket numbers, these entries end, because their
 * exit was missed; another open entry refuses the new one. With `both`, all stay inside, such as a family with one card.
 * They also stay for a caller that omits this field, which the specification does not have.
 */
export const insideField = {
  inside: z.union([z.literal('both'), z.array(id).max(MOST_VISITORS)]).nullish(),
}

/** An open entry that has a card of the refused entry. */
export type InsideVisit = {
  id: number
  /** The names of the people who entered with the card. */
  name: string
  people: number
  gate: string | null
  /** `YYYY-MM-DDTHH:mm` on the venue's clock */
  since: { moment: string }
}
