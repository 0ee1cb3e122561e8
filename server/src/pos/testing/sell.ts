import { randomUUID } from 'node:crypto'
import { lineTotal, totalOfLines } from '@nivas/contract/pos/line.ts'
import { payment } from '@nivas/contract/pos/payment.ts'
import type { CategoryType, SystemId } from '@nivas/contract/pos/systems.ts'
import { tillCalls as calls } from '@nivas/contract/pos/till-calls.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { atTill } from '../../testing/till.ts'

type Till = Awaited<ReturnType<typeof atTill>>

/** A line to sell; by default one piece at Rs. 100. */
export type Wanted = {
  product: number
  category: number
  qty?: number
  price?: number
  actualPrice?: number | null
  from?: string
  to?: string
  /** The type of the product as the till knows it. */
  type?: CategoryType | null
  mealtype?: 'L' | 'D' | null
  barcode?: string
}

type More = Partial<Pick<TicketRequest, 'customer' | 'number' | 'printed' | 'mealcode'>> & {
  cash?: number
  donation?: number
  upi?: number
  utr?: string
}

/** Makes a request whose totals add up, as a till does. */
export function ticketOf(
  systemid: SystemId,
  session: number,
  wanted: readonly Wanted[],
  more: More = {},
): TicketRequest {
  const lines = wanted.map((one) => {
    const { product, category, qty = 1, price = 100, actualPrice = null, from, to, ...kind } = one
    const days = { fromdate: from ?? null, todate: to ?? null }
    const total = lineTotal({ qty, price, ...days })
    return {
      productid: product,
      catid: category,
      productname: 'x',
      price,
      qty,
      actualPrice,
      systemid,
      total,
      ...days,
      ...kind,
    }
  })
  const { cash, donation = 0, upi = 0, utr, ...rest } = more
  const due = totalOfLines(lines)
  const { change, ...paid } = payment(due, { cash: cash ?? Math.max(0, due + donation - upi), donation, upi })
  return {
    ...rest,
    systemid,
    session,
    ticketlines: lines,
    paymentoptions: { ...paid, change: change ?? 0, payment_type: 'CASH', ...(utr && { utr }) },
  }
}

const waited = (made_by: number, minutes: number) => ({
  made_at: new Date(Date.now() - minutes * 60_000).toISOString(),
  sent_at: new Date().toISOString(),
  made_by,
})

/**
 * Returns the call of a shop with its body; `minutes` is how long the ticket waited in the till, `by` the id of the
 * user who made it there.
 */
export function saleCall(
  till: Pick<Till, 'userId'>,
  sale: TicketRequest,
  minutes?: number,
  by: number = till.userId,
) {
  const kept = minutes === undefined ? {} : { kept: waited(by, minutes) }
  if (sale.systemid === 1)
    return [calls.createOfficeTicket, { officesale: { ...sale, systemid: 1 as const }, ...kept }] as const
  if (sale.systemid === 2)
    return [calls.createBookCentreTicket, { ...sale, systemid: 2 as const, ...kept }] as const
  return [calls.createBhandargharTicket, { ...sale, systemid: 3 as const, ...kept }] as const
}

type Sending = { key?: string; minutes?: number; by?: number }

/** Sends a ticket, by default with a new idempotency key. */
export const send = (till: Till, sale: TicketRequest, more: Sending = {}) => {
  const [call, body] = saleCall(till, sale, more.minutes, more.by)
  return till.send(call as typeof calls.createOfficeTicket, body as never, {
    'idempotency-key': more.key ?? randomUUID(),
  })
}

/** Sells and returns the ticket; throws if the sale is refused. */
export async function sell(till: Till, sale: TicketRequest, more: Sending = {}) {
  const { status, body } = await send(till, sale, more)
  if (!('data' in body) || status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data as import('@nivas/contract/pos/till-schemas.ts').Ticket
}

/** Returns the open session of a till at a shop, or opens one. */
export const sessionOf = (till: Till, systemid: SystemId) => till.data(calls.createSession, { systemid })
