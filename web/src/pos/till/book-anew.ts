import { CallFailure } from '../../api/failure.ts'
import { keepBehind, resend } from '../../outbox/keep.ts'
import type { ItemOf } from '../../outbox/outbox-of.ts'
import { placeOf } from './make-sale.ts'
import { numbersHere } from './numbers-here.ts'
import outbox from './outbox.ts'
import { outOfOrder } from './sell.ts'
import { mealOf, saleOf } from './ticket-call.ts'
import { fetchSession, keepNext } from './use-session.ts'

/** A ticket or a meal of this browser that the server does not have. */
export type Waits = ItemOf<'pos', typeof outbox.own>

/** Sends a refused item again, corrected; it waits here once more when the server does not answer. */
async function again(item: Waits, request: object): Promise<'sent' | 'kept'> {
  // The request is that of the item's own call, corrected: which of them it is, only the item knows.
  const done = await resend(outbox, item as never, request as never)
  return 'keptHere' in done ? 'kept' : 'sent'
}

const isOutOfOrder = (failure: unknown) => failure instanceof CallFailure && failure.text.key === outOfOrder

/**
 * Sends a refused item again: a meal as it is; a ticket under its own number while its session is open, and
 * otherwise into the session that is open now. Tickets of that session that wait here have their numbers on
 * paper, so it goes behind them. The number on its own paper stays with it.
 */
export async function bookAnew(item: Waits): Promise<'sent' | 'kept' | 'waits'> {
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
  const moved = { ...sale, ...placeOf(stored), printed: sale.printed }
  const corrected = item.call === 'pos.createOfficeTicket' ? { officesale: moved } : moved
  await keepNext(systemid, stored, stored.next + 1)
  if ((await numbersHere(systemid, id, item.key)).length > 0) {
    // As in `again`.
    await keepBehind(outbox, item as never, corrected as never)
    return 'waits'
  }
  try {
    return await again(item, corrected)
  } finally {
    await fetchSession(systemid).catch(() => undefined)
  }
}
