import * as z from 'zod'
import { House } from './schemas.ts'

/**
 * A charge of a month, with its corrections; `id` is the id of its bill line; `rate` is the rate per unit, or null for
 * a fixed charge.
 */
const BilledCharge = z.object({
  id: z.int(),
  name: z.string(),
  rate: z.number().nullable(),
  amount: z.number(),
})

/** The bill of a house for a month, and the dues of the house at the time of the request. */
export const Bill = z.object({
  id: z.int(),
  profile: House.extend({ meterno: z.string().nullable(), line: z.string(), group: z.string() }),
  /** The first day of the month. */
  month: z.string(),
  lastReading: z.number(),
  currentReading: z.number(),
  newMeter: z.boolean(),
  finalReading: z.number().nullable(),
  firstReading: z.number().nullable(),
  units: z.number(),
  isEstimate: z.boolean(),
  charges: z.array(BilledCharge),
  /** Σ of the charges. */
  billed: z.number(),
  /** The paid part of the charges. */
  paid: z.number(),
  /** The dues of other months, and their credits (0 or less). */
  others: z.number(),
  credits: z.number(),
  /** billed − paid + others + credits: the balance of the house. */
  owed: z.number(),
})
export type Bill = z.output<typeof Bill>
