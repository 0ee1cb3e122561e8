import * as z from 'zod'

/** A house without a reading in a month, with the data that the reader needs. */
export const ReadingRow = z.object({
  ...{ id: z.int(), name: z.string(), houseno: z.string() },
  isNewMeter: z.boolean(),
  currentReading: z.number().nullable(),
  lastReading: z.number(),
  /** Whether the last reading was an estimate. */
  afterEstimate: z.boolean(),
  units: z.number(),
  balance: z.number(),
  /** The rate per unit; 0 for a house without a charge per unit. */
  chargeAmount: z.number(),
  /** The fixed charges of the month. */
  chargeTypes: z.array(z.object({ id: z.int(), name: z.string(), chargeAmount: z.number() })),
  /** Units of up to six months before, the latest first. */
  usage: z.array(z.number()),
  /**
   * The maximum for this reading: the last reading of this meter in the next month that has one, if a later month was
   * read first.
   */
  nextReading: z.number().nullable(),
})
export type ReadingRow = z.output<typeof ReadingRow>

/** The next reading of the same house, which depends on this one. */
const NextReading = z.object({
  month: z.string(),
  currentReading: z.number(),
  newMeter: z.boolean(),
  finalReading: z.number().nullable(),
  firstReading: z.number().nullable(),
  isEstimate: z.boolean(),
  units: z.number(),
  chargeAmount: z.number(),
  balance: z.number(),
})

/**
 * A bill line of a house and month, for the single edit. The row of the meter has `fixed` false and the id of
 * the reading. The rows of the fixed charges cannot be changed, and have the ids of their bill lines.
 */
export const EditRow = z.object({
  id: z.int(),
  name: z.string(),
  fixed: z.boolean(),
  isNewMeter: z.boolean(),
  currentReading: z.number(),
  lastReading: z.number(),
  afterEstimate: z.boolean(),
  isEstimate: z.boolean(),
  finalReading: z.number().nullable(),
  firstReading: z.number().nullable(),
  units: z.number(),
  balance: z.number(),
  chargeAmount: z.number(),
  remarks: z.string().nullable(),
  next: NextReading.nullable(),
})
export type EditRow = z.output<typeof EditRow>
