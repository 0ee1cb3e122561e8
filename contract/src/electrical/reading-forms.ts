import * as z from 'zod'
import { flag, id, optionalText, requiredText } from '../fields.ts'
import { Kept, outboxFields } from '../outbox.ts'
import { rule } from '../rule.ts'
import { isPaise } from '../rupees.ts'
import { cost, MOST_CHARGES } from './forms.ts'
import { LARGEST_READING, TOO_MANY_DECIMALS, TOO_MANY_DIGITS } from './reading.ts'

const numbersOnly = 'This field can only contain numbers and it must be greater than 0.'

/** A reading of a meter: 0 or more, at most 2 decimals. */
export const reading = z
  .number({ error: numbersOnly })
  .min(0, numbersOnly)
  .max(LARGEST_READING, TOO_MANY_DIGITS)
  .refine((value) => isPaise(value) || value < 0, TOO_MANY_DECIMALS)

const optionalReading = reading.nullish().transform((value) => value ?? null)

/** Adds the rule that the reading is required. An empty reading and an invalid one have different errors. */
const withReading = <S extends z.ZodObject, const F extends keyof z.output<S> & string>(form: S, field: F) =>
  rule(form, field, (value) => {
    if (value[field] !== null && value[field] !== undefined) return undefined
    return value.newMeter === true || value.newMeter === 1
      ? 'Current Reading cannot be empty when New Meter is checked. Please enter valid value.'
      : numbersOnly
  }).transform((value) => value as z.output<S> & { [K in F]: number })

/** Units or an amount that the caller calculated; the server compares them with its own result. */
const compared = z.number().min(-9_999_999_999.99).max(9_999_999_999.99)

const month = z.int().min(1).max(12)
const year = z.int().min(1901).max(2199)

/**
 * `getSelectedMonthReadings`: the houses of a line without a reading in a month. `kept` comes from a page that waited
 * in a browser: the server checks the month by the day on which the page was made.
 */
export const ReadingsQuery = z.object({
  readingMonth: month,
  readingYear: year,
  line: id,
  kept: Kept.nullish(),
})

/** `getOddReadings`: a month, for all lines. */
export const MonthQuery = z.object({ readingMonth: month, readingYear: year })

/** `getReadingByProfileMonth`: the bill lines of a house and month. */
export const ProfileMonth = z.object({ readingMonth: month, readingYear: year, profile: id })

/** `getBills`: the bills of a month, for a house or for a line. */
export const BillsQuery = z.object({
  readingMonth: month,
  readingYear: year,
  line: id.optional(),
  profile: id.optional(),
  group: id.optional(),
})

/** `correctCharge`: the correction of a charge that was billed at a wrong amount; `id` is the bill line. */
export const CorrectCharge = z.object({
  id,
  /** The amount of the month, or the rate of a charge per unit. */
  amount: cost,
  /** The amount that the form showed before the correction. */
  saved: cost,
  reason: requiredText(200),
})

/** For a replaced meter: the last reading of the old meter, and the first reading of the new one. */
const meters = { finalReading: optionalReading, firstReading: optionalReading }

/**
 * `createBulkReadingsByMonthYear`: a page of readings. `fixed` are the fixed charges of the house that the reader saw;
 * the server refuses the house if they have changed.
 */
export const SaveReadings = z.object({
  ...outboxFields,
  readingMonth: z.object({ month, year, line: id }),
  readings: z
    .array(
      z.object({
        nonfixed: z.object({
          id,
          /** The house number that the reader saw, which a refusal shows. */
          houseno: optionalText(20),
          /** Null leaves the house for later. */
          reading: reading.nullable(),
          units: compared,
          newMeter: flag,
          lastReading: reading,
          ...meters,
          /**
           * Whether the house was locked, so that the reading is the mean of its last months. The next reading corrects
           * it.
           */
          estimated: flag.optional().transform((value) => value ?? false),
          /** The rate per unit that the form showed; the specification's payload does not have it. */
          chargeAmount: compared.optional(),
        }),
        fixed: z.array(z.object({ id, chargeAmount: compared })).max(MOST_CHARGES),
      }),
    )
    .min(1)
    .max(200)
    .refine(
      (all) => new Set(all.map(({ nonfixed }) => nonfixed.id)).size === all.length,
      'The same house is listed twice',
    ),
})

/** `updateSingleReadingByMonthYear`: one reading of one house. */
export const EditReadings = z.object({
  period: z.object({ month, year }),
  readings: z
    .array(
      withReading(
        z.object({
          id,
          balance: compared,
          currentReading: reading.nullish(),
          units: compared,
          newMeter: flag,
          lastReading: reading,
          remarks: optionalText(500).transform((value) => value?.trim() || null),
          ...meters,
          /** The reading that the form showed before the correction; the specification's payload does not have it. */
          saved: z.object({ currentReading: reading, newMeter: flag, ...meters }).optional(),
        }),
        'currentReading',
      ),
    )
    .length(1),
})
