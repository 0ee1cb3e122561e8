import { onWire, rupees } from '@nivas/contract/money.ts'
import { emptyCart } from '@nivas/contract/pos/cart.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import { type PlainKey, say, type Text } from '@nivas/contract/texts.ts'
import { CallFailure, wasLost } from '../../api/failure.ts'
import { newUuid } from '../../api/submission.ts'
import { placeOf } from './make-sale.ts'
import { isOfOther, personHere } from './person.ts'
import {
  begunHere,
  begunOf,
  onDisk,
  type Pending,
  type Sold,
  type StoredSale,
  type TillTicket,
  tillStore,
} from './store.ts'
import { sendTicket } from './ticket-call.ts'
import { ticketHere } from './ticket-here.ts'
import { fetchSession, keepNext, storedSession } from './use-session.ts'

/** The refusal of a ticket whose number is not the next one. */
export const outOfOrder: PlainKey = 'The receipts of a till must arrive in their order.'

/** Whether the lines on the disk are another person's, which a full disk did not let be parked. A begun ticket has its own. */
const isLeft = (sale: StoredSale | undefined) => sale && !sale.pending && isOfOther(sale)

/** The sale of this till leaves it: the ticket is on the server, or in the queue on this disk. */
async function done(system: SystemId, last: Sold): Promise<Sold> {
  begunHere.delete(system)
  const db = await tillStore()
  if (isLeft(await db.get('sales', system))) return last
  try {
    const change = db.transaction('sales', 'readwrite', onDisk)
    change.done.catch(() => undefined)
    await change.store.put({ cart: emptyCart(system), last }, system)
    await change.done
  } catch {
    // A full disk takes nothing, but gives up: lines that stayed there would be sold a second time.
    await db.delete('sales', system)
  }
  return last
}

/** Writes down what is being sent, so that a till that is killed meanwhile sends it again under its key. */
async function begin(system: SystemId, pending: Pending | undefined): Promise<void> {
  if (pending) begunHere.set(system, pending)
  else begunHere.delete(system)
  const db = await tillStore()
  const change = db.transaction('sales', 'readwrite', onDisk)
  const sale = await change.store.get(system)
  const isOnDisk = sale && !isLeft(sale)
  if (isOnDisk) await change.store.put({ ...sale, pending }, system)
  await change.done
  if (isOnDisk) begunHere.delete(system)
}

/** The request with the number that its session has next on this disk. */
async function placedNow(request: TicketRequest): Promise<TicketRequest> {
  const stored = await storedSession(request.systemid).catch(() => undefined)
  return stored?.session.id === request.session ? { ...request, ...placeOf(stored) } : request
}

/** The number of a refused ticket is the next one again. */
async function giveBack({ systemid, session, number }: TicketRequest): Promise<void> {
  const change = (await tillStore()).transaction('sessions', 'readwrite', onDisk)
  const stored = await change.store.get(systemid)
  if (number && stored?.session.id === session && stored.next === number + 1)
    await change.store.put({ ...stored, next: number }, systemid)
  await change.done
}

const linesOf = ({ ticketlines, customer }: TicketRequest) => JSON.stringify([ticketlines, customer])
const paymentOf = ({ paymentoptions }: TicketRequest) => JSON.stringify(paymentoptions)

/** For a payment that was changed after a lost answer, when the first one was saved: which of them counts. */
export const savedBefore = ({ receipt_number, totalCash, change, upiamount, donation }: TillTicket): Text =>
  say(
    'Receipt {{number}} was saved before, with the payment that was entered first: {{cash}} in cash, {{upi}} by UPI; additional Bhent {{donation}}. What was changed in it is not saved.',
    {
      number: receipt_number,
      cash: { rupees: onWire(rupees(totalCash).minus(change)) },
      upi: { rupees: upiamount },
      donation: { rupees: donation },
    },
  )

/**
 * Sends the ticket of this sale whose answer was lost again, as it was and under its key: made anew, it would have the next
 * number of its session, and be another sale. Undefined when there is none, or when it is refused, and so not sold.
 */
async function sellBegun(request: TicketRequest): Promise<Sold | undefined> {
  const system = request.systemid
  const stored = await tillStore()
    .then((db) => db.get('sales', system))
    .catch(() => undefined)
  const begun = begunOf(system, stored)
  if (!begun || linesOf(begun.request) !== linesOf(request)) return undefined
  try {
    const sold = await sellAs(begun.request, begun.key, { isBegun: true })
    return paymentOf(begun.request) === paymentOf(request) ? sold : { ...sold, otherPayment: true }
  } catch (failure) {
    if (wasLost(failure) || !(failure instanceof CallFailure)) throw failure
    return undefined
  }
}

/** `isBegun`: the ticket was sent before, and its answer was lost. It may be sold. */
type Begun = { isBegun?: boolean | undefined }

/**
 * Sells: the ticket is stored on the server, or safely queued here, before this resolves and a receipt is
 * printed. A refused ticket leaves the sale as it is. A payment that is sent again after a lost answer is the same sale.
 * The begun ticket of a till that was killed while it sold is sent again unchanged.
 */
export async function sell(request: TicketRequest, key: string, { isBegun }: Begun = {}): Promise<Sold> {
  const begun = isBegun ? undefined : await sellBegun(request)
  if (begun) return begun
  const placed = isBegun ? request : await placedNow(request)
  try {
    return await sellAs(placed, key, { isBegun })
  } catch (failure) {
    const isOther = failure instanceof CallFailure && failure.text.key === outOfOrder
    if (!isOther) throw failure
    // Another ticket of this session took the number: this one is sold under the next.
    return sellAs({ ...request, ...placeOf(await fetchSession(request.systemid)) }, newUuid())
  }
}

async function sellAs(request: TicketRequest, key: string, { isBegun }: Begun = {}): Promise<Sold> {
  const system = request.systemid
  await begin(system, { key, request }).catch(() => undefined)
  try {
    const answer = await sendTicket(request, key)
    const kept = 'keptHere' in answer
    const before = await storedSession(system)
    if (before?.session.id === request.session)
      await keepNext(system, before, (kept ? (request.number ?? 0) : answer.data.number) + 1)
    if (!kept) return await done(system, { ticket: answer.data, kept })
    const soldBy = personHere()?.name ?? ''
    const ticket = ticketHere(request, { soldBy, sold_at: answer.keptHere.madeAt })
    return await done(system, { ticket, kept })
  } catch (failure) {
    // Without an answer and without a queue it is not known whether it was sold: its key stays. What was never sent is
    // not sold, and must not go by itself later.
    const isUnsent = failure instanceof CallFailure && failure.lost === 'not sent'
    if (wasLost(failure) && (isBegun || !isUnsent)) throw failure
    await begin(system, undefined).catch(() => undefined)
    await giveBack(request).catch(() => undefined)
    throw failure
  }
}
