import * as z from 'zod'

/** The kinds of receipts whose prints are counted. */
const printedKinds = [
  'bhent',
  'meal-card',
  'gate',
  'vaccination-card',
  'patient-slip',
  'dues',
  'samadh-visit',
  'samadh-tray',
  'ticket',
] as const
export type PrintedKind = (typeof printedKinds)[number]

/**
 * One print of a receipt: 1 is the original, each later number is a duplicate and marked as one on the paper.
 */
export const ReceiptPrint = z.object({ number: z.int().min(1), printed_at: z.string() })
export type ReceiptPrint = z.output<typeof ReceiptPrint>
