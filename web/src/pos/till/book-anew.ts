import { resend } from '../../outbox/keep.ts'
import type { ItemOf } from '../../outbox/outbox-of.ts'
import outbox from './outbox.ts'
import { mealOf, saleOf } from './ticket-call.ts'
import { fetchSession, keepNext } from './use-session.ts'

/** A ticket or a meal of this browser that the server does not have. */
export type Waits = ItemOf<'pos', typeof outbox.own>

/**
 * Sends a refused item again: a meal as it is, a ticket into the session that is open now. The number on the
 * ticket's paper stays with it.
 */
export async function bookAnew(item: Waits): Promise<void> {
  if (mealOf(item.request)) {
    await resend(outbox, item as never, item.request as never)
    return
  }
  const sale = saleOf(item.request)
  const kept = await fetchSession(sale.systemid)
  const moved = { ...sale, session: kept.session.id, number: null }
  const corrected = item.call === 'pos.createOfficeTicket' ? { officesale: moved } : moved
  const done = await resend(outbox, item as never, corrected as never)
  if (!('keptHere' in done)) await keepNext(sale.systemid, kept, (done.data as { number: number }).number + 1)
}
