import * as z from 'zod'
import { languages } from '../access/schemas.ts'
import { requiredText } from '../fields.ts'
import { ReceiptPrint } from './print.ts'
import { Receipt } from './receipts.ts'

/**
 * The body that is posted to the print service. A `jobId` is printed once, even if it is sent again: a counter without
 * an answer retries. An intended reprint has a new id. The receipt is marked DUPLICATE if `print` is not the first
 * print, or if `copy` is set because no server counts the prints.
 */
export const PrintJob = z.object({
  jobId: z.uuid(),
  copy: z.boolean().default(false),
  /** The number of this print of the receipt, counted by the server, and the time of its request. */
  print: ReceiptPrint.optional(),
  language: z.enum(languages).default('en'),
  /** The name on the receipt and the time zone; by default those of the print service. */
  venue: z.object({ name: requiredText(200), time_zone: requiredText(60) }).optional(),
  receipt: Receipt,
})
export type PrintJob = z.output<typeof PrintJob>

/** The result of a job: 'unsure' when the printer stopped answering during it. */
const outcomes = ['printed', 'not printed', 'unsure'] as const

/** The answer of the print service; `message` is for the person at the counter. */
export const PrintAnswer = z.object({
  status: z.enum(['success', 'error']),
  message: z.string(),
  outcome: z.enum(outcomes).optional(),
})
export type PrintAnswer = z.output<typeof PrintAnswer>

/** The maximum size of a job in bytes, larger than a receipt of 200 lines with long names in Hindi. */
export const LARGEST_JOB = 262_144

/**
 * Reads a body in the specification's form (only a receipt, which gets the id `fresh`) or as a complete job. Errors
 * name the fields of the receipt in the same way for both.
 */
export function readJob(body: unknown, fresh: string): z.ZodSafeParseResult<PrintJob> {
  const bare = typeof body === 'object' && body !== null && 'receiptType' in body
  return PrintJob.safeParse(bare ? { jobId: fresh, receipt: body } : body)
}
