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
 * Refuses a session of another shop, another till or another person. A till sends the waiting tickets of all its sellers;
 * this requires the till's key.
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
 * Names a ticket without a customer by its first product and how many lines follow it: 'Lunch +2'. By the first alone
 * its row of Prasad in the journal would be called a lunch.
 */
function soldIn([first, ...others]: readonly { product: { name: string } }[]): string {
  const name = first?.product.name ?? ''
  return others.length > 0 ? `${name} +${others.length}` : name
}

/** Sells at a till: judges the ticket, takes the money, writes the ticket, moves the stock. */
const createTicket =
  (timeZone: string, devices: Devices) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    sent: TicketInput,
    kept: Kept | null | undefined,
  ): Promise<Ticket> => {
    const made = await whenMade(trx, kept)
    const session = await sessionOf(trx, actor, sent, made !== undefined)
    const at = made && new Date(Math.max(made.at.getTime(), session.opened_at.getTime()))
    const day = at ? dayIn(timeZone, at) : actor.today
    const { ticketlines, customer, paymentoptions } = sent
    const given = customer?.cardno ?? null
    const known = await knownOf(trx, { lines: ticketlines, day, card: given, till: actor.till })
    // What waited was sold before the device was disabled.
    if (!made && !mayTrade(known.device, devices)) throw notEnabled()
    // As tills and meal counters show and send it: its holder was found by its mark.
    const card = given && withoutMarks(given)
    const judged = { sent, products: known.products, today: day, waited: made !== undefined }
    const { lines, amount, look } = judgeTicket(judged)
    const utr = await utrOf(trx, paymentoptions.utr, made !== undefined, look)
    await noteOthers(trx, look, { actor, seller: session.user_id, made })
    const seller = { ...actor, id: session.user_id }
    const { donation, upiamount } = paymentoptions
    const id = known.ticket
    const receipt = await takeMoney(trx, seller, {
      counter: session.counter,
      record: {
        type: 'ticket',
        id,
        name: known.holder ?? customer?.name ?? card ?? soldIn(lines),
      },
      lines: splitTenders(amountsOf(lines, donation), upiamount),
      ...utr,
      printed: { session, number: sent.number, at },
    })
    const printed = sent.printed === receipt.number ? null : sent.printed
    if (printed) look.push(otherNumber(printed, receipt.number))
    const code = needsMealCode(card, lines) ? (sent.mealcode ?? newMealCode()) : null
    await writeTicket(trx, {
      id,
      systemid: sent.systemid,
      receipt_id: receipt.id,
      cardno: card,
      customer_name: known.holder ?? customer?.name ?? null,
      is_typed: card !== null && known.holder === null,
      amount,
      donation,
      cash: paymentoptions.totalCash,
      change: paymentoptions.change,
      upi: upiamount,
      sold_at: receipt.taken_at,
      sent_by: session.user_id === actor.id ? null : actor.id,
      printed_as: printed,
      meal_code: code,
      undoes: null,
      reason: null,
      look,
      lines: lines.map((line) => ({ ...line, undoes: null })),
    })
    if (made && sent.systemid === 3) {
      const papers = [code, receipt.number, printed, card]
      // When it was sold: its receipt is not dated before a session that was opened since.
      await serveNoted(trx, timeZone, { day: dayIn(timeZone, made.at), soldAt: made.at, papers })
    }
    const ticket = await readTicket(trx, sent.systemid, id)
    const paper = made && printsAtOnce(ticket) ? sent.printed : null
    if (paper) await countPaper(trx, seller, ticket, paper)
    const sold = soldOf(sent.systemid, lines)
    if (made) await moveLateStock(trx, sold, { by: seller.id, ticket: id, soldAt: made.at })
    else await moveStock(trx, sold, { kind: 'SALE', by: seller.id, ticket: id })
    return paper ? { ...ticket, prints: 1 } : ticket
  }

/** Notes who else had a part in the ticket than the person in whose session it is booked. */
async function noteOthers(
  trx: Transaction<DB>,
  look: Text[],
  { actor, seller, made }: { actor: Actor; seller: number; made: { by: number } | undefined },
): Promise<void> {
  if (seller !== actor.id) look.push(say('Another person sent it: {{name}}.', { name: actor.name }))
  // Its own session was closed, and another person booked it in theirs.
  const maker = await otherMaker(trx, made, seller)
  if (maker) look.push(say('Another person sold it: {{name}}.', { name: maker.name }))
}

const newMealCode = () => mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH)))

/** The pieces that leave the stock. */
const soldOf = (systemid: SystemId, lines: readonly Line[]): Movement[] =>
  lines
    .filter(({ product }) => keepsStock(systemid, product.type))
    .map(({ product, qty }) => ({ product: product.id, qty: -qty }))

/** A ticket that waited has its receipt: its till printed it when it was sold, under the number that it has there. */
const countPaper = (trx: Transaction<DB>, seller: Actor, ticket: Ticket, ticketid: string) =>
  recordPrint(trx, seller, 'ticket', ticket.ticketid, { ...receiptOf(ticket), ticketid })

/** A reference counts once. For a ticket that waited, the money was taken: a second use is noted. */
async function utrOf(trx: Transaction<DB>, utr: string | null, waited: boolean, look: Text[]) {
  const number = utr && waited ? await receiptWithUtr(trx, utr) : undefined
  if (!utr || number === undefined) return { utr }
  look.push(say('The UPI reference {{utr}} is that of receipt {{number}} too.', { utr, number }))
  return { utr: null, reference: utr }
}

/** The paper has another number than the book: its session was closed, or another ticket of it took the number meanwhile. */
function otherNumber(number: string, booked: string): Text {
  return readReceiptNumber(number)?.series === readReceiptNumber(booked)?.series
    ? say('Its paper has the number {{number}}, which is that of another receipt of this session.', {
        number,
      })
    : say('Sold under the number {{number}} in a session that was closed meanwhile.', { number })
}

const saleIn = (sent: TicketInput): TicketInput => ({
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
export const createTickets = (timeZone: string, devices: Devices) => {
  const create = createTicket(timeZone, devices)
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
    ) => create(trx, actor, saleIn(sent), sent.kept),
    createBhandargharTicket: (
      trx: Transaction<DB>,
      actor: Actor,
      sent: Input<typeof pos.createBhandargharTicket>,
    ) => create(trx, actor, saleIn(sent), sent.kept),
  }
}
