import * as z from 'zod'
import { ifMissing, requiredText } from '../fields.ts'

/** The maximum number of treatments of one visit. */
export const MOST_TREATMENTS = 20

/** The maximum duration of a medicine, in days. */
export const MOST_DAYS = 365

export const Treatment = z.object({
  name: requiredText(200),
  dosage: requiredText(200),
  days: z.int().min(1, 'At least 1 day').max(MOST_DAYS, 'At most {{count}} days'),
})
export type Treatment = z.output<typeof Treatment>

const none = 'Please provide at least one Treatment'

export const Treatments = z
  .array(Treatment, { error: ifMissing(none) })
  .min(1, none)
  .max(MOST_TREATMENTS, 'At most {{count}} treatments')
