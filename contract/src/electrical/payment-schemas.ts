import * as z from 'zod'
import { tenders } from '../cash/tenders.ts'
import { House } from './schemas.ts'

/** An unsettled bill line; negative for a credit. `readingdate` is the first day of its month. */
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

/** The part of a payment for a bill line; negative for the used part of a credit. */
const PaidLine = z.object({
  readingdate: z.string(),
  chargename: z.string().nullable(),
  amount: z.number(),
})

/** A payment of a house with its allocations; `received` is negative for an undone payment. */
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
  /** The receipt of the payment that this one undoes, and the reason. */
  undoes: z.string().nullable(),
  reason: z.string().nullable(),
  undone: z.boolean(),
  lines: z.array(PaidLine),
})
export type DuesPayment = z.output<typeof DuesPayment>

/**
 * A row of a house's account: an amount billed, corrected or refunded (positive), or paid (negative), and the balance
 * after it.
 */
const StatementRow = z.object({
  day: z.string(),
  kind: z.enum(['BILL', 'CORRECTION', 'PAYMENT', 'TAKEN_BACK']),
  /** The Bhaint type, the reason of a correction, or the number of a receipt. */
  name: z.string().nullable(),
  /** Whether the units of the bill are an estimate. */
  isEstimate: z.boolean(),
  amount: z.number(),
  balance: z.number(),
  /** The month of the bill; null for a payment. */
  month: z.string().nullable(),
  /** The payment; null for a bill or a correction. */
  payment: z.int().nullable(),
  /** The receipt that this one undoes. */
  undoes: z.string().nullable(),
})
export type StatementRow = z.output<typeof StatementRow>

export const Statement = z.object({
  profile: House,
  opening: z.number(),
  rows: z.array(StatementRow),
  closing: z.number(),
})
export type Statement = z.output<typeof Statement>
