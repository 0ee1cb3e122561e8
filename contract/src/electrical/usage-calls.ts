import * as z from 'zod'
import { post } from '../call.ts'
import { withRange } from '../day-range.ts'
import { date, id } from '../fields.ts'
import { oddKinds } from './odd.ts'
import { MonthQuery } from './reading-forms.ts'
import { House } from './schemas.ts'

/** An odd reading of a month. */
export const OddReading = z.object({
  id: z.int(),
  profile: House,
  line: z.object({ id: z.int(), name: z.string() }),
  /** The first day of the month. */
  month: z.string(),
  kind: z.enum(oddKinds),
  reading: z.number(),
  units: z.number(),
  /** The mean of up to six months before; null for a first month. */
  usual: z.number().nullable(),
})
export type OddReading = z.output<typeof OddReading>

/** The units of a house in a month, and the mean of the houses of its group that were read. */
const Consumption = z.object({
  month: z.string(),
  /** The line of the house in that month. */
  line: z.int(),
  units: z.number(),
  isEstimate: z.boolean(),
  group: z.int(),
  group_mean: z.number(),
  /** The number of houses in the mean. */
  group_houses: z.int(),
})

/**
 * The account of a line, or of a house of a line: the amounts billed (corrections included) and paid in a range of
 * days, and the dues now.
 */
export const LineAccount = z.object({
  id: z.int(),
  name: z.string(),
  /** Null for the account of a line. */
  houseno: z.string().nullable(),
  houses: z.int(),
  billed: z.number(),
  collected: z.number(),
  owed: z.number(),
})
export type LineAccount = z.output<typeof LineAccount>

/** The calls for odd readings, consumption, and the accounts of lines. */
export const usageCalls = {
  oddReadings: post('/electrical/reports/getOddReadings', {
    permission: ['electrical-bulk-readings', 'electrical-single-reading'],
    summary: 'The readings of a month to review: far more units than usual, none, locked houses',
    body: MonthQuery,
    returns: z.array(OddReading),
    reads: true,
  }),
  consumption: post('/electrical/profile/getConsumption', {
    permission: 'electrical-profiles',
    summary: 'The units of a house by month, beside the mean of its group',
    body: withRange(z.object({ id, from: date, to: date }), 'from', 'to'),
    returns: z.array(Consumption),
    reads: true,
  }),
  lineAccounts: post('/electrical/reports/getLineAccounts', {
    permission: 'electrical-electric-lines-report',
    summary: 'What the houses of every line, or each house of one, were billed and paid, and owe now',
    body: withRange(z.object({ from: date, to: date, line: id.optional() }), 'from', 'to'),
    returns: z.array(LineAccount),
    reads: 'replica',
  }),
}
