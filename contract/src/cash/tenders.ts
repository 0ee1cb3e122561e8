import { type Amount, onWire, rupees, sum } from '../money.ts'

/** How money is handed over. UPI has its reference (UTR); cheques and transfers are electricity's. */
export const tenders = ['CASH', 'UPI', 'CHEQUE', 'TRANSFER'] as const
export type Tender = (typeof tenders)[number]

/** What an amount of the book is for. */
export const kinds = ['BHENT', 'DONATION', 'SALE', 'DUES', 'ADVANCE'] as const
export type Kind = (typeof kinds)[number]

/** What is collected, before it is known how it is paid. `category` is a shop's, as it is called that day. */
export type Line = { kind: Kind; amount: number; category?: string | undefined }

/**
 * Says which part of each line is paid by UPI: it covers the lines in their order, cash the rest. A line that costs nothing
 * is left out, unless nothing at all is collected.
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

/** A line of the book, and what of it was not given back yet. */
export type Refundable = {
  id: number
  tender: Tender
  kind: Kind
  category: string | null
  remaining: number
}

/** A negative line, naming the one that it undoes. */
export type Undoing = { undoes: number; tender: Tender; kind: Kind; category: string | null; amount: number }

/**
 * Gives `amount` back: in the tender it came in, cash before the others, the last received first. Null when the lines do
 * not hold so much.
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
    const { id: undoes, tender, kind, category } = line
    undoing.push({ undoes, tender, kind, category, amount: onWire(part.neg()) })
  }
  return left.gt(0) ? null : undoing
}

const isCash = ({ tender }: Refundable) => tender === 'CASH'

/** The sum of the amounts in one tender. */
export const totalIn = (rows: readonly { tender: Tender; amount: number }[], tender: Tender): number =>
  onWire(sum(rows.filter((row) => row.tender === tender).map((row) => row.amount)))
