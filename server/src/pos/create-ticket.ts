import type { Input } from '@nivas/contract/call.ts'
import { readReceiptNumber } from '@nivas/contract/cash/numbers.ts'
import { splitTenders } from '@nivas/contract/cash/tenders.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import type { Kept } from '@nivas/contract/outbox.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Line } from '@nivas/contract/pos/line.ts'
import { MEAL_CODE_LENGTH, mealCode, needsMealCode } from '@nivas/contract/pos/meal-code.ts'
import { keepsStock, type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { printsAtOnce, receiptOf } from '@nivas/contract/pos/ticket-receipt.ts'
import type { TicketInput } from '@nivas/contract/pos/till-forms.ts'
import type { Ticket } from '@nivas/contract/pos/till-schemas.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import type { Transaction } from 'kysely'
import { type NamedSession, receiptWithUtr, sessionWithId, takeMoney } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { whenMade } from '../http/when-made.ts'
import { recordPrint } from '../receipts/index.ts'
import { amountsOf } from './amounts-of.ts'
import { judgeTicket } from './judge-ticket.ts'
import { knownOf } from './known-products.ts'
import { otherMaker } from './maker-of.ts'
import { type Movement, moveLateStock, moveStock } from './move-stock.ts'
import { readTicket } from './read-tickets.ts'
import { type Devices, mayTrade, notEnabled } from './require-device.ts'
import { serveNoted } from './serve-noted.ts'
import { writeTicket } from './write-ticket.ts'

/**
 * Returns the session of a ticket. Refuses a session of another shop, till or person. Only a till with a key may send a
 * waiting ticket for the session of another person, because it sends the waiting tickets of all its sellers.
 */
async function sessionOf(
  trx: Transaction<DB>,
  actor: Actor,
  { session: id, systemid }: TicketInput,
  waited: boolean,
): Promise<NamedSession> {
  const session = await sessionWithId(trx, id)
  if (!session) throw new Refusal(400, 'There is no such session')
  if (session.counter !== systems[systemid].counter || session.till !== (actor.till ?? null))
    throw new Refusal(400, 'This session belongs to another counter or till.')
  if (session.user_id !== actor.id && !(waited && session.till))
    throw new Refusal(400, 'This is another person’s session.')
  return session
}

/**
 * Names a ticket without a customer by its first product and the number of further lines: 'Lunch +2'. Without that
 * number, the journal would call the ticket's row of Prasad a lunch.
 */
function nameOfSale([first, ...others]: readonly { product: { name: string } }[]): string {
  const name = first?.product.name ?? ''
  return others.length > 0 ? `${name} +${others.length}` : name
}

type Around = { timeZone: string; devices: Devices }

/** The time at which a waiting ticket was made, and its maker; undefined for a ticket that is sold now. */
type Made = { at: Date; by: number } | undefined

/** A judged ticket with its session, seller and buyer. */
type Sale = {
  id: number
  sent: TicketInput
  session: NamedSession
  /** The person in whose session it is booked. */
  seller: Actor
  /** The sender, if that is not the seller. */
  sentBy: number | null
  /** When a waiting ticket was sold, at the earliest when its session was opened; undefined for a sale now. */
  at: Date | undefined
  buyer: { card: string | null; name: string | null; isTyped: boolean }
  reference: { utr: string | null; reference?: string }
} & ReturnType<typeof judgeTicket>

/** Judges a ticket by its session, its device and the catalogue. */
async function judgeSale(
  trx: Transaction<DB>,
  actor: Actor,
  { sent, made }: { sent: TicketInput; made: Made },
  { timeZone, devices }: Around,
): Promise<Sale> {
  const waited = made !== undefined
  const session = await sessionOf(trx, actor, sent, waited)
  const at = made && new Date(Math.max(made.at.getTime(), session.opened_at.getTime()))
  const day = at ? dayIn(timeZone, at) : actor.today
  const { customer, ticketlines: lines, paymentoptions } = sent
  const given = customer?.cardno ?? null
  const known = await knownOf(trx, { lines, day, card: given, till: actor.till })
  // A waiting ticket was sold before its device was disabled.
  if (!waited && !mayTrade(known.device, devices)) throw notEnabled()
  const judged = judgeTicket({ sent, products: known.products, today: day, waited })
  const reference = await utrOf(trx, paymentoptions.utr, waited, judged.look)
  await noteOthers(trx, judged.look, { actor, seller: session.user_id, made })
  // Tills and meal counters show and send a card without its marks; the search for its holder above needed them.
  const card = given && withoutMarks(given)
  return {
    ...judged,
    ...{ id: known.ticket, sent, session, at, reference },
    seller: { ...actor, id: session.user_id },
    sentBy: session.user_id === actor.id ? null : actor.id,
    buyer: {
      card,
      name: known.holder ?? customer?.name ?? null,
      isTyped: card !== null && known.holder === null,
    },
  }
}

/** Takes the money of a sale and writes its ticket; returns the codes that a meal counter may scan for it. */
async function bookSale(trx: Transaction<DB>, sale: Sale) {
  const { id, sent, session, buyer, lines, look } = sale
  const { donation, upiamount, totalCash, change } = sent.paymentoptions
  const receipt = await takeMoney(trx, sale.seller, {
    counter: session.counter,
    record: { type: 'ticket', id, name: buyer.name ?? buyer.card ?? nameOfSale(lines) },
    lines: splitTenders(amountsOf(lines, donation), upiamount),
    ...sale.reference,
    printed: { session, number: sent.number, at: sale.at },
  })
  const printed = sent.printed === receipt.number ? null : sent.printed
  if (printed) look.push(otherNumber(printed, receipt.number))
  const code = needsMealCode(buyer.card, lines) ? (sent.mealcode ?? newMealCode()) : null
  await writeTicket(trx, {
    id,
    systemid: sent.systemid,
    receipt_id: receipt.id,
    cardno: buyer.card,
    customer_name: buyer.name,
    is_typed: buyer.isTyped,
    amount: sale.amount,
    donation,
    cash: totalCash,
    change,
    upi: upiamount,
    sold_at: receipt.taken_at,
    sent_by: sale.sentBy,
    printed_as: printed,
    meal_code: code,
    undoes: null,
    reason: null,
    look,
    lines: lines.map((line) => ({ ...line, undoes: null })),
  })
  return [code, receipt.number, printed, buyer.card]
}

/** Sells at a till: judges the ticket, takes the money, writes the ticket, moves the stock. */
const createTicket =
  (around: Around) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    sent: TicketInput,
    kept: Kept | null | undefined,
  ): Promise<Ticket> => {
    const made = await whenMade(trx, kept)
    const sale = await judgeSale(trx, actor, { sent, made }, around)
    const { id, seller, lines } = sale
    const papers = await bookSale(trx, sale)
    if (made && sent.systemid === 3) {
      // From the time of the sale: the receipt may have a later time, because it is not dated before its session.
      const day = dayIn(around.timeZone, made.at)
      await serveNoted(trx, around.timeZone, { day, soldAt: made.at, papers })
    }
    const ticket = await readTicket(trx, sent.systemid, id)
    const paper = made && printsAtOnce(ticket) ? sent.printed : null
    if (paper) await countPaper(trx, seller, ticket, paper)
    const sold = soldOf(sent.systemid, lines)
    if (made) await moveLateStock(trx, sold, { by: seller.id, ticket: id, soldAt: made.at })
    else await moveStock(trx, sold, { kind: 'SALE', by: seller.id, ticket: id })
    return paper ? { ...ticket, prints: 1 } : ticket
  }

/** Notes the sender and the maker of a ticket that is booked in the session of another person. */
async function noteOthers(
  trx: Transaction<DB>,
  look: Text[],
  { actor, seller, made }: { actor: Actor; seller: number; made: Made },
): Promise<void> {
  if (seller !== actor.id) look.push(say('It was sent by another person: {{name}}.', { name: actor.name }))
  // The session of the sale was closed, and the ticket is booked in the session of another person.
  const maker = await otherMaker(trx, made, seller)
  if (maker) look.push(say('It was sold by another person: {{name}}.', { name: maker.name }))
}

const newMealCode = () => mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH)))

/** Returns the pieces that leave the stock. */
const soldOf = (systemid: SystemId, lines: readonly Line[]): Movement[] =>
  lines
    .filter(({ product }) => keepsStock(systemid, product.type))
    .map(({ product, qty }) => ({ product: product.id, qty: -qty }))

/** Records the print of a waiting ticket: its till printed the receipt at the sale, with the number `ticketid`. */
const countPaper = (trx: Transaction<DB>, seller: Actor, ticket: Ticket, ticketid: string) =>
  recordPrint(trx, seller, 'ticket', ticket.ticketid, { ...receiptOf(ticket), ticketid })

/**
 * Returns the UPI reference of a ticket. The database refuses a second use of a reference. For a waiting ticket, whose
 * money was already taken, the second use is noted instead and stored as plain text.
 */
async function utrOf(trx: Transaction<DB>, utr: string | null, waited: boolean, look: Text[]) {
  const number = utr && waited ? await receiptWithUtr(trx, utr) : undefined
  if (!utr || number === undefined) return { utr }
  look.push(say('Receipt {{number}} also has the UPI reference {{utr}}.', { utr, number }))
  return { utr: null, reference: utr }
}

/**
 * Explains why the paper and the book have different numbers: the session of the sale was closed, or another ticket of
 * that session has taken the number.
 */
function otherNumber(number: string, booked: string): Text {
  return readReceiptNumber(number)?.series === readReceiptNumber(booked)?.series
    ? say('Its printed receipt has the number {{number}}, which another receipt of this session has too.', {
        number,
      })
    : say('Sold as number {{number}} in a session that was closed meanwhile.', { number })
}

const saleOf = (sent: TicketInput): TicketInput => ({
  systemid: sent.systemid,
  session: sent.session,
  number: sent.number,
  printed: sent.printed,
  mealcode: sent.mealcode,
  customer: sent.customer,
  paymentoptions: sent.paymentoptions,
  ticketlines: sent.ticketlines,
})

/** The calls of the three shops: the office sends its sale as `officesale`. */
export const createTickets = (around: Around) => {
  const create = createTicket(around)
  return {
    createOfficeTicket: (
      trx: Transaction<DB>,
      actor: Actor,
      { officesale, kept }: Input<typeof pos.createOfficeTicket>,
    ) => create(trx, actor, officesale, kept),
    createBookCentreTicket: (
      trx: Transaction<DB>,
      actor: Actor,
      sent: Input<typeof pos.createBookCentreTicket>,
    ) => create(trx, actor, saleOf(sent), sent.kept),
    createBhandargharTicket: (
      trx: Transaction<DB>,
      actor: Actor,
      sent: Input<typeof pos.createBhandargharTicket>,
    ) => create(trx, actor, saleOf(sent), sent.kept),
  }
}
