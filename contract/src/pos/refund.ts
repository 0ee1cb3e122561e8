import { allocateRefund, type Refundable, type Undoing } from '../cash/tenders.ts'
import type { Amount } from '../rupees.ts'
import { type Line, totalOfLines } from './line.ts'

/** The pieces of a line that the customer gives back. */
type ReturnedPieces = Pick<Line, 'qty' | 'price' | 'fromdate' | 'todate'> & { category: string }

/**
 * The rows of the cash book that refund these pieces, category by category, and the additional Bhent; null when they
 * exceed the ticket's rows.
 *
 * @param rows the rows of the ticket's payment, in the order of the cash book
 */
export function undoingOf(
  rows: readonly Refundable[],
  back: readonly ReturnedPieces[],
  donation: Amount,
): Undoing[] | null {
  const categories = Map.groupBy(back, ({ category }) => category)
  const parts = [...categories].map(([category, lines]) =>
    allocateRefund(
      rows.filter((row) => row.kind === 'SALE' && row.category === category),
      totalOfLines(lines),
    ),
  )
  const all = [
    ...parts,
    allocateRefund(
      rows.filter(({ kind }) => kind === 'DONATION'),
      donation,
    ),
  ]
  return all.every((part) => part !== null) ? all.flat() : null
}
