import type { Request, Success } from '@nivas/contract/call.ts'
import { readReceiptNumber, receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import type { Item } from '../../outbox/item.ts'
import { sendOrKeep } from '../../outbox/keep.ts'
import outbox from './outbox.ts'

type Done = Success<typeof calls.createOfficeTicket> | { keptHere: Item }

/** The sale in the request of any shop's call. */
export const saleOf = (request: object): TicketRequest =>
  ('officesale' in request ? request.officesale : request) as TicketRequest

/** The meal in the request of the meal counter; undefined for a sale. */
export const mealOf = (request: object): Request<typeof calls.serveMeal> | undefined =>
  'counter' in request ? (request as Request<typeof calls.serveMeal>) : undefined

/** Sends a ticket by its shop's call, or keeps it here under the same key. */
export async function sendTicket(sale: TicketRequest, key: string): Promise<Done> {
  const { systemid, ...rest } = sale
  if (systemid === 1)
    return sendOrKeep(outbox, 'createOfficeTicket', { officesale: { ...rest, systemid } }, key)
  if (systemid === 2) return sendOrKeep(outbox, 'createBookCentreTicket', { ...rest, systemid }, key)
  return sendOrKeep(outbox, 'createBhandargharTicket', { ...rest, systemid }, key)
}

/** The call whose terms the payment follows. */
export const callOf = (systemid: TicketRequest['systemid']) =>
  ({ 1: calls.createOfficeTicket, 2: calls.createBookCentreTicket, 3: calls.createBhandargharTicket })[
    systemid
  ]

/** A ticket as this till knows it before the server does: its number is its own. */
export function ticketHere(
  sale: TicketRequest,
  by: { series: string; soldBy: string; sold_at: string },
): Ticket {
  const { paymentoptions, customer, ticketlines, systemid, session, number, mealcode } = sale
  const place = number ?? 0
  return {
    ticketid: 0,
    systemid,
    receipt_number: receiptNumber({ series: by.series, number: place }),
    session: { id: session, number: readReceiptNumber(`${by.series}-1`)?.number ?? 0 },
    number: place,
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
    prints: 0,
  }
}
