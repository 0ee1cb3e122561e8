import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { browserStore } from '../../outbox/browser-store.ts'
import { tillStore } from './store.ts'
import { mealOf, saleOf } from './ticket-call.ts'
import { ticketCalls } from './unsent.ts'

/** More than a day of any till. */
const MOST = 100_000

/**
 * The numbers of the tickets of a session that this browser has and the server may not have: those that wait or
 * were refused, and the one that is being sold.
 *
 * @param without the key of a ticket that does not count
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
