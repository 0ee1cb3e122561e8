import * as z from 'zod'
import { languages } from '../access/schemas.ts'
import { requiredText } from '../fields.ts'
import { ReceiptPrint } from './print.ts'
import { Receipt } from './receipts.ts'

/**
 * What is posted to the print service. The same `jobId` is printed once, however often it comes: a counter that got no
 * answer sends it again. What is printed anew on purpose has a new id. It says DUPLICATE where `print` is not the first,
 * or where `copy` is set because no server counts the prints.
 */
export const PrintJob = z.object({
  jobId: z.uuid(),
  copy: z.boolean().default(false),
  /** Which print of the receipt this is, as the server counts them, and when it was asked for. */
  print: ReceiptPrint.optional(),
  language: z.enum(languages).default('en'),
  /** The head of the paper and the clock on it; the print service has its own when they are left out. */
  venue: z.object({ name: requiredText(200), time_zone: requiredText(60) }).optional(),
  receipt: Receipt,
})
export type PrintJob = z.output<typeof PrintJob>

/** What became of a job: 'unsure' when the printer fell silent in the middle of it. */
const outcomes = ['printed', 'not printed', 'unsure'] as const

/** What the print service answers; `message` is for people. */
export const PrintAnswer = z.object({
  status: z.enum(['success', 'error']),
  message: z.string(),
  outcome: z.enum(outcomes).optional(),
})
export type PrintAnswer = z.output<typeof PrintAnswer>

/** Larger than any receipt: the print service reads no more than so many bytes. */
export const LARGEST_JOB = 65_536

/**
 * Reads a body as the specification posts it (a receipt alone, which then gets the id `fresh`) or as a whole job.
 * The fields of the receipt are named in errors as they stand in it, whichever of the two it was.
 */
export function readJob(body: unknown, fresh: string): z.ZodSafeParseResult<PrintJob> {
  const bare = typeof body === 'object' && body !== null && 'receiptType' in body
  return PrintJob.safeParse(bare ? { jobId: fresh, receipt: body } : body)
}
