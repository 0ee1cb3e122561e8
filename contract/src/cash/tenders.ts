import * as z from 'zod'
import { onWire, rupees, sum } from '../money.ts'
import type { Amount } from '../rupees.ts'

/** The ways to pay. A UPI payment has a reference (UTR). Only electricity takes cheques and transfers. */
export const tenders = ['CASH', 'UPI', 'CHEQUE', 'TRANSFER'] as const
export type Tender = (typeof tenders)[number]

/** The purpose of an amount in the cash book. */
export const kinds = ['BHENT', 'DONATION', 'SALE', 'DUES', 'ADVANCE'] as const
export type Kind = (typeof kinds)[number]

/** An amount to collect, before the tender is known. `category` is the name that a shop's category has on that day. */
export type Line = { kind: Kind; amount: number; category?: string | undefined }

/**
 * Splits each line into its part by UPI and its part in cash: UPI covers the lines in their order, cash the
 * rest. A line without an amount is left out, unless the total is zero.
 */
export function splitTenders<L extends Line>(lines: readonly L[], upi: Amount): (L & { tender: Tender })[] {
  let left = rupees(upi)
  const rows = lines.flatMap((line) => {
    const byUpi = left.lt(line.amount) ? left : rupees(line.amount)
    left = left.minus(byUpi)
    return [
      { ...line, tender: 'UPI' as const, amount: onWire(byUpi) },
      { ...line, tender: 'CASH' as const, amount: onWire(rupees(line.amount).minus(byUpi)) },
    ]
  })
  const paid = rows.filter(({ amount }) => amount > 0)
  return paid.length > 0 ? paid : rows.filter(({ tender }) => tender === 'CASH').slice(0, 1)
}

/** A line of the book, and its amount that is not yet refunded. */
export const Refundable = z.object({
  id: z.int(),
  tender: z.enum(tenders),
  kind: z.enum(kinds),
  category: z.string().nullable(),
  remaining: z.number(),
  /** The reference of the receipt, for what was paid by UPI. */
  utr: z.string().nullable(),
})
export type Refundable = z.output<typeof Refundable>

/** A negative line, with the id and the UPI reference of the line that it undoes. */
export type Undoing = {
  undoes: number
  tender: Tender
  kind: Kind
  category: string | null
  amount: number
  undone_utr?: string | null
}

/**
 * Refunds `amount`: in the tender of the payment, cash before the others, the last received first. Null when
 * the lines do not hold enough.
 *
 * @param lines in the order in which they were received
 */
export function allocateRefund(lines: readonly Refundable[], amount: Amount): Undoing[] | null {
  let left = rupees(amount)
  const undoing: Undoing[] = []
  const newestFirst = lines.toReversed()
  for (const line of [...newestFirst.filter(isCash), ...newestFirst.filter((line) => !isCash(line))]) {
    const part = left.lt(line.remaining) ? left : rupees(line.remaining)
    if (part.lte(0)) continue
    left = left.minus(part)
    const { id: undoes, tender, kind, category, utr: undone_utr } = line
    undoing.push({ undoes, tender, kind, category, amount: onWire(part.neg()), undone_utr })
  }
  return left.gt(0) ? null : undoing
}

const isCash = ({ tender }: Refundable) => tender === 'CASH'

/** The sum of the amounts in one tender. */
export const totalIn = (rows: readonly { tender: Tender; amount: number }[], tender: Tender): number =>
  onWire(sum(rows.filter((row) => row.tender === tender).map((row) => row.amount)))

/** The reference of a payment by UPI, and the amount of it that is refunded. */
export const UtrBack = z.object({ utr: z.string(), amount: z.number() })
export type UtrBack = z.output<typeof UtrBack>
