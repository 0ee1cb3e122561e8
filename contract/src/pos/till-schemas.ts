import * as z from 'zod'
import { TillSession } from '../cash/schemas.ts'
import { Refundable } from '../cash/tenders.ts'
import { StoredText } from '../fields.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { Receipt } from '../receipts/receipts.ts'
import { categoryTypes } from './systems.ts'

/**
 * The open session of a till; `disabled` when its device may not sell, so that the session can only be counted and
 * closed.
 */
export const OpenTill = TillSession.extend({ disabled: z.boolean() })
export type OpenTill = z.output<typeof OpenTill>

/** A satsangi in the results of a search. */
export const FoundSatsangi = z.object({
  id: z.int(),
  cardno: z.string(),
  name: z.string(),
  fatherHus: z.string(),
  dob: z.string().nullable(),
  city: z.string().nullable(),
})
export type FoundSatsangi = z.output<typeof FoundSatsangi>

/** A part of the registry: cards with names, and the `after` of the request for the next part; null at the end. */
export const CardsPart = z.object({
  cards: z.array(z.tuple([z.string(), z.string()])),
  after: z.int().nullable(),
})

/** A line of a ticket, with the numbers of refunded and of eaten pieces. */
const SoldLine = z.object({
  id: z.int(),
  productid: z.int(),
  catid: z.int(),
  productname: z.string(),
  category: z.string(),
  type: z.enum(categoryTypes).nullable(),
  qty: z.int(),
  price: z.number(),
  actualPrice: z.number().nullable(),
  total: z.number(),
  fromdate: z.string().nullable(),
  todate: z.string().nullable(),
  returned: z.int(),
  /** For a meal, the number of pieces from which a portion was eaten. */
  eaten: z.int(),
})

/** A ticket: a sale, or a refund with negative amounts that names the receipt it undoes. */
export const Ticket = z.object({
  ticketid: z.int(),
  systemid: z.literal([1, 2, 3]),
  receipt_number: z.string(),
  session: z.object({ id: z.int(), number: z.int() }),
  /** The number of the receipt in the session. */
  number: z.int(),
  cardno: z.string().nullable(),
  name: z.string().nullable(),
  typed: z.boolean(),
  products: z.array(SoldLine),
  ticketamount: z.number(),
  donation: z.number(),
  totalCash: z.number(),
  change: z.number(),
  upiamount: z.number(),
  utr: z.string().nullable(),
  sold_at: z.string(),
  sold_by: z.string(),
  /** The receipt that a refund undoes, and the refunds of a sale. */
  undoes: z.string().nullable(),
  refunds: z.array(z.string()),
  reason: z.string().nullable(),
  /** The code of a meal that was sold without a card, or with a masked card. */
  mealcode: z.string().nullable(),
  /** The reasons to check the ticket: it waited in a till while its data changed. They stay after the check. */
  look: z.array(StoredText),
  /** The user who checked the ticket, and the time; null before. */
  looked: z.object({ by: z.string(), at: z.string() }).nullable(),
  prints: z.int(),
})
export type Ticket = z.output<typeof Ticket>

/** A ticket that was found, with the amounts that are not refunded yet. */
export const FoundTicket = Ticket.extend({ paid: z.array(Refundable) })
export type FoundTicket = z.output<typeof FoundTicket>

/** A ticket in a list. */
export const TicketRow = Ticket.pick({
  ticketid: true,
  receipt_number: true,
  cardno: true,
  name: true,
  ticketamount: true,
  donation: true,
  sold_at: true,
  sold_by: true,
  undoes: true,
  look: true,
  looked: true,
})

/** The answer to a print: its number, and the content of the receipt. */
export const TicketPrint = z.object({ print: ReceiptPrint, receipt: Receipt })
