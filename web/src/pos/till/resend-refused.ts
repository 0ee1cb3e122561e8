import { outOfOrder } from '@nivas/contract/outbox.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { CallFailure } from '../../api/failure.ts'
import { keepBehind, resend } from '../../outbox/keep.ts'
import type { ItemOf } from '../../outbox/outbox-of.ts'
import { whileNotSending } from '../../outbox/sending.ts'
import { placeOf } from './make-sale.ts'
import { numbersHere } from './numbers-here.ts'
import outbox from './outbox.ts'
import type { StoredSession } from './store.ts'
import { mealOf, saleOf, ticketsHere } from './tickets-here.ts'
import { fetchSession, storeNext } from './use-session.ts'

/** A ticket or a meal that waits in this browser. */
export type Waits = ItemOf<'pos', typeof outbox.own>

/** Sends a refused item again with a corrected request; without an answer the item waits here again. */
async function again(item: Waits, request: object): Promise<'sent' | 'kept'> {
  // The type of the request depends on the item's call, which TypeScript does not know here.
  const done = await resend(outbox, item as never, request as never)
  return 'keptHere' in done ? 'kept' : 'sent'
}

const isOutOfOrder = (failure: unknown) => failure instanceof CallFailure && failure.text.key === outOfOrder

/** Returns a ticket's request with the next number of a session. It keeps the number on its own paper as `printed`. */
function movedTo({ call, request }: Pick<Waits, 'call' | 'request'>, stored: StoredSession) {
  const sale = saleOf(request)
  const moved = { ...sale, ...placeOf(stored), printed: sale.printed }
  return call === 'pos.createOfficeTicket' ? { officesale: moved } : moved
}

/**
 * Sends a refused item again: a meal unchanged; a ticket under its old number if its session is still open, otherwise
 * in the session that is open now. Waiting tickets of that session have their numbers on paper already, so the ticket
 * goes after them.
 */
export async function resendRefused(item: Waits): Promise<'sent' | 'kept' | 'waits'> {
  if (mealOf(item.request)) return again(item, item.request)
  const sale = saleOf(item.request)
  const { systemid } = sale
  const stored = await fetchSession(systemid)
  const { id } = stored.session
  if (sale.session === id) {
    try {
      return await again(item, item.request)
    } catch (failure) {
      if (!isOutOfOrder(failure)) throw failure
    }
  }
  const corrected = movedTo(item, stored)
  await storeNext(systemid, stored, stored.next + 1)
  if ((await numbersHere(systemid, id, item.key)).length > 0) {
    // The casts are explained in `again`.
    await keepBehind(outbox, item as never, corrected as never)
    return 'waits'
  }
  try {
    return await again(item, corrected)
  } finally {
    await fetchSession(systemid).catch(() => undefined)
  }
}

/**
 * Moves all tickets of a closed session to the session that is open now, behind those that wait, and lets the outbox
 * send them. Those that wait behind a refused ticket were never sent, so none of them can be in the closed session.
 *
 * @param to the session that the seller agreed to
 * @returns whether that session was still the open one; otherwise nothing was moved
 */
export const moveToOpen = (system: SystemId, closed: number, to: number): Promise<boolean> =>
  whileNotSending(async () => {
    const stored = await fetchSession(system)
    if (stored.session.id !== to) return false
    const own = (await ticketsHere())
      .filter(({ sale }) => sale.systemid === system && sale.session === closed)
      .toSorted((one, other) => (one.sale.number ?? 0) - (other.sale.number ?? 0))
    await storeNext(system, stored, stored.next + own.length)
    for (const [at, { item }] of own.entries()) {
      const corrected = movedTo(item as Waits, { ...stored, next: stored.next + at })
      // The casts are explained in `again`.
      await keepBehind(outbox, item as never, corrected as never)
    }
    return true
  })
