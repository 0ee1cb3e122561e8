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

/** A meter form with a required reading; an empty reading and a wrong one have different errors. */
const withReading = <S extends z.ZodObject, const F extends keyof z.output<S> & string>(form: S, field: F) =>
  rule(form, field, (value) => {
    if (value[field] !== null && value[field] !== undefined) return undefined
    return value.newMeter === true || value.newMeter === 1
      ? 'Current Reading cannot be empty when New Meter is checked. Please enter valid value.'
      : numbersOnly
  }).transform((value) => value as z.output<S> & { [K in F]: number })

/** Units and amounts from the caller's own calculation: the server compares them with its own. */
const compared = z.number().min(-9_999_999_999.99).max(9_999_999_999.99)

const month = z.int().min(1).max(12)
const year = z.int().min(1901).max(2199)

/**
 * The houses of a line without a reading in a month: `getSelectedMonthReadings`. `kept` is that of a page that waited in
 * a browser: the month is judged by the day on which the page was made.
 */
export const ReadingsQuery = z.object({
  readingMonth: month,
  readingYear: year,
  line: id,
  kept: Kept.nullish(),
})

/** A month of all lines: `getOddReadings`. */
export const MonthQuery = z.object({ readingMonth: month, readingYear: year })

/** The bill lines of a house and month: `getReadingByProfileMonth`. */
export const ProfileMonth = z.object({ readingMonth: month, readingYear: year, profile: id })

/** The bills of a month, of a house or of a line: `getBills`. */
export const BillsQuery = z.object({
  readingMonth: month,
  readingYear: year,
  line: id.optional(),
  profile: id.optional(),
  group: id.optional(),
})

/** A charge that was billed at a wrong amount: `correctCharge`; `id` is the bill line. */
export const CorrectCharge = z.object({
  id,
  /** What the month costs, or the rate of a charge by the unit. */
  amount: cost,
  /** The same as it was shown. */
  saved: cost,
  reason: requiredText(200),
})

/** For a replaced meter: the last reading of the old one, and the first reading of the new one. */
const meters = { finalReading: optionalReading, firstReading: optionalReading }

/**
 * A page of readings: `createBulkReadingsByMonthYear`. `fixed` are the fixed charges of the house that were
 * shown: no house is billed by other charges than its reader saw.
 */
export const SaveReadings = z.object({
  ...outboxFields,
  readingMonth: z.object({ month, year, line: id }),
  readings: z
    .array(
      z.object({
        nonfixed: z.object({
          id,
          /** As the reader saw it: a refusal names the house by it. */
          houseno: optionalText(20),
          /** Null: the house is left for later. */
          reading: reading.nullable(),
          units: compared,
          newMeter: flag,
          lastReading: reading,
          ...meters,
          /**
           * The house was locked: the reading is the mean of its last months, which the next reading
           * corrects.
           */
          estimated: flag.optional().transform((value) => value ?? false),
          /** The rate of a unit that was shown; the specification's payload does not say it. */
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

/** One reading of one house: `updateSingleReadingByMonthYear`. */
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
          /** The reading as it was shown before the correction; the specification's payload does not say it. */
          saved: z.object({ currentReading: reading, newMeter: flag, ...meters }).optional(),
        }),
        'currentReading',
      ),
    )
    .length(1),
})
