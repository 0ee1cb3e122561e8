import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { TillTicket } from './store.ts'

/**
 * Returns a ticket that the server does not have yet. It keeps the number under which it was sold: if the till was
 * killed in the meantime, a different session may be open now.
 */
export function ticketHere(sale: TicketRequest, by: { soldBy: string; sold_at: string }): TillTicket {
  const { paymentoptions, customer, ticketlines, systemid, session, number, printed, mealcode } = sale
  return {
    ticketid: 0,
    systemid,
    receipt_number: printed ?? '',
    session: { id: session },
    number: number ?? 0,
    cardno: customer?.cardno ?? null,
    name: customer?.name ?? null,
    typed: customer?.typed ?? false,
    products: ticketlines.map((line, at) => ({
      id: at,
      productid: line.productid,
      catid: line.catid,
      productname: line.productname ?? '',
      category: '',
      type: null,
      qty: line.qty,
      price: line.price,
      actualPrice: line.actualPrice ?? null,
      total: line.total,
      fromdate: (line.fromdate as string | null | undefined) ?? null,
      todate: (line.todate as string | null | undefined) ?? null,
      returned: 0,
      eaten: 0,
    })),
    ticketamount: paymentoptions.ticketamount,
    donation: Number(paymentoptions.donation ?? 0),
    totalCash: Number(paymentoptions.totalCash ?? 0),
    change: paymentoptions.change,
    upiamount: Number(paymentoptions.upiamount ?? 0),
    utr: paymentoptions.utr ?? null,
    sold_at: by.sold_at,
    sold_by: by.soldBy,
    undoes: null,
    refunds: [],
    reason: null,
    mealcode: mealcode ?? null,
    look: [],
    looked: null,
    prints: 0,
  }
}
