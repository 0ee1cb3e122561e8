import { allocateRefund, type Refundable, type Undoing } from '../cash/tenders.ts'
import type { Amount } from '../rupees.ts'
import { type Line, totalOfLines } from './line.ts'

/** Pieces of a line that are given back. */
type Back = Pick<Line, 'qty' | 'price' | 'fromdate' | 'todate'> & { category: string }

/**
 * The rows of the cash book that undo these pieces, category by category, and the additional Bhent; null when the
 * ticket's rows do not hold as much.
 *
 * @param rows what was paid for the ticket, in the order of the book
 */
export function undoingOf(
  rows: readonly Refundable[],
  back: readonly Back[],
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
