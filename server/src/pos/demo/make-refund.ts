import { allocateRefund, totalIn } from '@nivas/contract/cash/tenders.ts'
import { isFree, totalOfLines } from '@nivas/contract/pos/line.ts'
import type { Moment } from '../../demo/moments.ts'
import { pick, type Random } from '../../demo/random.ts'
import type { Sale } from './make-sale.ts'

const reasons = ['Bought twice', 'A page was torn', 'Will not come after all', 'The wrong one was taken']

/**
 * Makes the refund of the last line of a sale, from the same drawer. The rows and lines of the sale must have their
 * ids. Returns undefined for a sale with free Prasad, or if the money cannot be given back.
 */
export function makeRefund(random: Random, sale: Sale, at: Moment): Sale | undefined {
  const line = sale.lines.at(-1)
  if (!line || sale.lines.some(isFree)) return undefined
  const back = { ...line, id: 0, qty: -line.qty, undoes: line.id }
  const rows = sale.rows
    .filter(({ kind, category }) => kind === 'SALE' && category === line.product.category)
    .map((row) => ({ ...row, remaining: row.amount, utr: null }))
  const undoing = allocateRefund(rows, -totalOfLines([back]))
  if (!undoing) return undefined
  return {
    ...sale,
    ...{
      id: 0,
      at,
      received_at: at,
      sent_by: null,
      donation: 0,
      change: 0,
      utr: null,
      meal_code: null,
      look: [],
    },
    amount: totalOfLines([back]),
    cash: totalIn(undoing, 'CASH'),
    upi: totalIn(undoing, 'UPI'),
    lines: [back],
    rows: undoing.map((row) => ({ ...row, id: 0 })),
    undoes: sale,
    reason: pick(random, reasons),
  }
}
