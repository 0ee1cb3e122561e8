import type { ReceiptData } from '../receipts/receipts.ts'
import { isRightToMeals } from './meal-code.ts'
import type { Ticket } from './till-schemas.ts'

/** The fields of a ticket that its receipt shows. A till without a network has them without the server. */
export type Printed = Pick<
  Ticket,
  | 'systemid'
  | 'receipt_number'
  | 'cardno'
  | 'name'
  | 'donation'
  | 'totalCash'
  | 'change'
  | 'upiamount'
  | 'utr'
  | 'undoes'
  | 'reason'
  | 'mealcode'
  | 'sold_by'
  | 'sold_at'
> & {
  products: Pick<
    Ticket['products'][number],
    'productname' | 'qty' | 'price' | 'actualPrice' | 'total' | 'fromdate' | 'todate'
  >[]
}

const types = { 1: 'officeprasad', 2: 'bookcentre', 3: 'bhandarghar' } as const

/** The receipt of a ticket. The receipt of a refund has the amounts that the customer gets. */
export function receiptOf({
  systemid,
  receipt_number,
  cardno,
  name,
  products,
  ...ticket
}: Printed): ReceiptData {
  const isRefund = ticket.undoes !== null
  return {
    receiptType: types[systemid],
    ticketid: receipt_number,
    cardno: cardno ?? 'NA',
    name,
    products: products.map(({ productname, qty, price, actualPrice, total, fromdate, todate }) => ({
      productname,
      qty: Math.abs(qty),
      price,
      actualPrice,
      total: Math.abs(total),
      fromdate,
      todate,
    })),
    donation: Math.abs(ticket.donation),
    totalCash: isRefund ? Math.abs(ticket.totalCash) || null : ticket.totalCash,
    change: isRefund ? null : ticket.change,
    upiamount: Math.abs(ticket.upiamount),
    utr: ticket.utr,
    undoes: ticket.undoes,
    reason: ticket.reason,
    mealcode: ticket.mealcode,
    sold_by: ticket.sold_by,
    sold_at: ticket.sold_at,
  }
}

/**
 * Whether a ticket is printed immediately after the sale: always in book centre and office; in Bhandar Ghar only when
 * no card gives the right to the meal.
 */
export const printsAtOnce = ({ systemid, cardno }: Pick<Ticket, 'systemid' | 'cardno'>): boolean =>
  systemid !== 3 || !isRightToMeals(cardno)
