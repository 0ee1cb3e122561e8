import { onWire, rupees } from '@nivas/contract/money.ts'
import { outOfOrder } from '@nivas/contract/outbox.ts'
import { emptyCart } from '@nivas/contract/pos/cart.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { CallFailure, wasLost } from '../../api/failure.ts'
import { newUuid } from '../../api/submission.ts'
import { outcomeOf } from '../../outbox/outcome-of.ts'
import { placeOf } from './make-sale.ts'
import { isOfOther, personHere } from './person.ts'
import {
  onDisk,
  type Pending,
  pendingHere,
  pendingOf,
  type Sold,
  type StoredSale,
  type TillTicket,
  tillStore,
} from './store.ts'
import { sendTicket } from './ticket-call.ts'
import { ticketHere } from './ticket-here.ts'
import { fetchSession, storedSession, storeNext } from './use-session.ts'

/**
 * Whether the lines on the disk belong to another person: a full disk could not park them. A pending ticket keeps its
 * own lines.
 */
const isLeft = (sale: StoredSale | undefined) => sale && !sale.pending && isOfOther(sale)

/** Removes the sale from this till after its ticket reached the server, or the outbox on this disk. */
async function done(system: SystemId, last: Sold): Promise<Sold> {
  pendingHere.delete(system)
  const db = await tillStore()
  if (isLeft(await db.get('sales', system))) return last
  try {
    const change = db.transaction('sales', 'readwrite', onDisk)
    change.done.catch(() => undefined)
    await change.store.put({ cart: emptyCart(system), last }, system)
    await change.done
  } catch {
    // A full disk stores nothing but can still delete; lines that stayed would be sold a second time.
    await db.delete('sales', system)
  }
  return last
}

/** Stores the ticket that is being sent, so that a till killed in the meantime sends it again under its key. */
async function begin(system: SystemId, pending: Pending | undefined): Promise<void> {
  if (pending) pendingHere.set(system, pending)
  else pendingHere.delete(system)
  const db = await tillStore()
  const change = db.transaction('sales', 'readwrite', onDisk)
  const sale = await change.store.get(system)
  const isOnDisk = sale && !isLeft(sale)
  if (isOnDisk) await change.store.put({ ...sale, pending }, system)
  await change.done
  if (isOnDisk) pendingHere.delete(system)
}

/** Returns the request with the session's next number as stored on this disk. */
async function placedNow(request: TicketRequest): Promise<TicketRequest> {
  const stored = await storedSession(request.systemid).catch(() => undefined)
  return stored?.session.id === request.session ? { ...request, ...placeOf(stored) } : request
}

/** Makes the number of a refused ticket the next one again. */
async function giveBack({ systemid, session, number }: TicketRequest): Promise<void> {
  const change = (await tillStore()).transaction('sessions', 'readwrite', onDisk)
  const stored = await change.store.get(systemid)
  if (number && stored?.session.id === session && stored.next === number + 1)
    await change.store.put({ ...stored, next: number }, systemid)
  await change.done
}

const linesOf = ({ ticketlines, customer }: TicketRequest) => JSON.stringify([ticketlines, customer])
const paymentOf = ({ paymentoptions }: TicketRequest) => JSON.stringify(paymentoptions)

/** The message that the first payment was saved, although it was changed after its answer was lost. */
export const savedBefore = ({ receipt_number, totalCash, change, upiamount, donation }: TillTicket): Text =>
  say(
    'Receipt {{number}} was already saved with the payment you entered first: {{cash}} in cash, {{upi}} by UPI, additional Bhent {{donation}}. Your later changes are not saved.',
    {
      number: receipt_number,
      cash: { rupees: onWire(rupees(totalCash).minus(change)) },
      upi: { rupees: upiamount },
      donation: { rupees: donation },
    },
  )

/**
 * Whether a ticket that was sent before may be sold after this failure too: there was no answer, the server failed, or
 * it answered before it looked for the ticket, as when the session has ended or the permission was withdrawn.
 */
export function leavesOpen(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return false
  const outcome = outcomeOf(failure)
  return ['later', 'signed out', 'not theirs'].includes(outcome.is) || 'perhaps' in outcome
}

/** Whether a ticket may be sold although its first sending failed: it was sent, and its answer was lost. */
export const wasSent = (failure: unknown): boolean =>
  wasLost(failure) && !(failure instanceof CallFailure && failure.lost === 'not sent')

/**
 * Sends the ticket of this sale whose answer was lost again, unchanged and under its key: a new ticket would get the
 * session's next number and be a second sale. Undefined if there is no such ticket, or if it is refused and so not
 * sold.
 */
async function resendPending(request: TicketRequest): Promise<Sold | undefined> {
  const system = request.systemid
  const stored = await tillStore()
    .then((db) => db.get('sales', system))
    .catch(() => undefined)
  const pending = pendingOf(system, stored)
  if (!pending || linesOf(pending.request) !== linesOf(request)) return undefined
  try {
    const sold = await sellAs(pending.request, pending.key, { isResent: true })
    return paymentOf(pending.request) === paymentOf(request) ? sold : { ...sold, otherPayment: true }
  } catch (failure) {
    if (leavesOpen(failure) || !(failure instanceof CallFailure)) throw failure
    return undefined
  }
}

/** `isResent` means that the ticket was sent before and its answer was lost, so that it may already be sold. */
type Resent = { isResent?: boolean | undefined }

/**
 * Sells a ticket. It resolves when the ticket is on the server or stored in the outbox here; only then may a receipt be
 * printed. A refused ticket leaves the sale unchanged. A payment sent again after a lost answer is the same sale. The
 * ticket that a killed till had begun to send is sent again unchanged.
 */
export async function sell(request: TicketRequest, key: string, { isResent }: Resent = {}): Promise<Sold> {
  const resent = isResent ? undefined : await resendPending(request)
  if (resent) return resent
  const placed = isResent ? request : await placedNow(request)
  try {
    return await sellAs(placed, key, { isResent })
  } catch (failure) {
    const isOther = failure instanceof CallFailure && failure.text.key === outOfOrder
    if (!isOther) throw failure
    // A different ticket of this session took the number, so this one gets the next.
    return sellAs({ ...request, ...placeOf(await fetchSession(request.systemid)) }, newUuid())
  }
}

async function sellAs(request: TicketRequest, key: string, { isResent }: Resent = {}): Promise<Sold> {
  const system = request.systemid
  await begin(system, { key, request }).catch(() => undefined)
  try {
    const answer = await sendTicket(request, key)
    const kept = 'keptHere' in answer
    const before = await storedSession(system)
    if (before?.session.id === request.session)
      await storeNext(system, before, (kept ? (request.number ?? 0) : answer.data.number) + 1)
    if (!kept) return await done(system, { ticket: answer.data, kept })
    const soldBy = personHere()?.name ?? ''
    const ticket = ticketHere(request, { soldBy, sold_at: answer.keptHere.madeAt })
    return await done(system, { ticket, kept })
  } catch (failure) {
    // If the answer was lost, the ticket may be sold: it stays stored under its key. A ticket that was never sent is
    // not sold, and must not be sent automatically later.
    if (isResent ? leavesOpen(failure) : wasSent(failure)) throw failure
    await begin(system, undefined).catch(() => undefined)
    await giveBack(request).catch(() => undefined)
    throw failure
  }
}
