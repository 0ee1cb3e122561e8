import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { browserStore } from '../../outbox/browser-store.ts'
import { tillStore } from './store.ts'
import { mealOf, saleOf } from './ticket-call.ts'
import { ticketCalls } from './unsent.ts'

/** The most tickets to read; a till makes fewer in a day. */
const MOST = 100_000

/**
 * Returns the numbers of a session's tickets that this browser has and the server may not have: those that wait or were
 * refused, and the one being sold.
 *
 * @param without the key of a ticket to leave out
 */
export async function numbersHere(system: SystemId, session: number, without?: string): Promise<number[]> {
  const [waiting, refused, selling] = await Promise.all([
    browserStore.first('pos', 'waiting', MOST),
    browserStore.first('pos', 'refused', MOST),
    tillStore().then((db) => db.get('sales', system)),
  ])
  const own = [...waiting, ...refused].filter(
    ({ key, call, request }) => key !== without && call === `pos.${ticketCalls[system]}` && !mealOf(request),
  )
  const sales = [
    ...own.map(({ request }) => saleOf(request)),
    ...(selling?.pending ? [selling.pending.request] : []),
  ]
  return sales.flatMap((sale) => (sale.session === session && sale.number ? [sale.number] : []))
}
