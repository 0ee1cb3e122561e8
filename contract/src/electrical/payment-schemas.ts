import * as z from 'zod'
import { tenders } from '../cash/tenders.ts'
import { House } from './schemas.ts'

/** A bill line that is not settled; negative, a credit. `readingdate` is the first day of its month. */
export const ReadingBalance = z.object({
  id: z.int(),
  readingdate: z.string(),
  /** The Bhaint type; null for an advance. */
  chargename: z.string().nullable(),
  fixed: z.boolean(),
  amount: z.number(),
  balance: z.number(),
})
export type ReadingBalance = z.output<typeof ReadingBalance>

export const PaymentMethod = z.object({ id: z.int(), type: z.string(), required: z.int() })

/** What of a payment went to a bill line; negative, what was taken from a credit. */
const PaidLine = z.object({
  readingdate: z.string(),
  chargename: z.string().nullable(),
  amount: z.number(),
})

/** A payment of a house with what it went to; `received` is negative where a payment was taken back. */
export const DuesPayment = z.object({
  id: z.int(),
  profile: House,
  receipt_number: z.string().nullable(),
  received: z.number(),
  method: z.enum(tenders).nullable(),
  description: z.string().nullable(),
  utr: z.string().nullable(),
  paid_on: z.string(),
  taken_at: z.string(),
  taken_by: z.string(),
  /** The receipt that it takes back, and why. */
  undoes: z.string().nullable(),
  reason: z.string().nullable(),
  undone: z.boolean(),
  lines: z.array(PaidLine),
})
export type DuesPayment = z.output<typeof DuesPayment>

/** A line of a house's account: what was billed or corrected (positive), what was paid (negative), what is owed after it. */
const StatementRow = z.object({
  day: z.string(),
  kind: z.enum(['BILL', 'CORRECTION', 'PAYMENT']),
  /** The Bhaint type, the reason of a correction, or the number of a receipt. */
  name: z.string().nullable(),
  amount: z.number(),
  balance: z.number(),
})

export const Statement = z.object({
  profile: House,
  opening: z.number(),
  rows: z.array(StatementRow),
  closing: z.number(),
})
export type Statement = z.output<typeof Statement>
