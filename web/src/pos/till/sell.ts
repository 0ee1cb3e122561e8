import { emptyCart } from '@nivas/contract/pos/cart.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { CallFailure, wasLost } from '../../api/failure.ts'
import { newUuid } from '../../api/submission.ts'
import { session as signedIn } from '../../app/session.tsx'
import { placeOf } from './make-sale.ts'
import { onDisk, type Pending, tillStore } from './store.ts'
import { type Sold, sendTicket, ticketHere } from './ticket-call.ts'
import { fetchSession, keepNext } from './use-session.ts'

const outOfOrder: PlainKey = 'The receipts of a till must arrive in their order.'

/** The sale of this till leaves it: the ticket is on the server, or in the queue on this disk. */
async function done(system: SystemId): Promise<void> {
  const change = (await tillStore()).transaction('sales', 'readwrite', onDisk)
  await change.store.put({ cart: emptyCart(system) }, system)
  await change.done
}

/** Writes down what is being sent, so that a till that is killed meanwhile sends it again under its key. */
async function begin(system: SystemId, pending: Pending | undefined): Promise<void> {
  const db = await tillStore()
  const change = db.transaction('sales', 'readwrite', onDisk)
  const sale = await change.store.get(system)
  if (sale) await change.store.put({ cart: sale.cart, pending }, system)
  await change.done
}

/**
 * Sells: the ticket is stored on the server, or safely queued here, before this resolves and a receipt is
 * printed. A refused ticket leaves the sale as it is.
 */
export async function sell(request: TicketRequest, key: string, isRetry = false): Promise<Sold> {
  const system = request.systemid
  await begin(system, { key, request }).catch(() => undefined)
  try {
    const answer = await sendTicket(request, key)
    const kept = 'keptHere' in answer
    const db = await tillStore()
    const before = await db.get('sessions', system)
    if (before?.session.id === request.session)
      await keepNext(system, before, (kept ? (request.number ?? 0) : answer.data.number) + 1)
    await done(system)
    if (!kept) return { ticket: answer.data, kept }
    const now = signedIn.get()
    const soldBy = typeof now === 'object' ? now.user.name : ''
    const series = before?.session.series ?? ''
    return { ticket: ticketHere(request, { series, soldBy, sold_at: answer.keptHere.madeAt }), kept }
  } catch (failure) {
    // Without an answer and without a queue it is not known whether it was sold: its key stays.
    if (wasLost(failure)) throw failure
    await begin(system, undefined).catch(() => undefined)
    const isOther = failure instanceof CallFailure && failure.text.key === outOfOrder
    if (!isOther || isRetry) throw failure
    // A refund took this number at another screen: the ticket is sold under the next one.
    return sell({ ...request, ...placeOf(await fetchSession(system)) }, newUuid(), true)
  }
}
