import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { tillStore } from './store.ts'
import { ticketsHere } from './tickets-here.ts'

/**
 * Returns the numbers of a session's tickets that this browser has and the server may not have: those that wait or were
 * refused, and the one being sold.
 *
 * @param without the key of a ticket to leave out
 */
export async function numbersHere(system: SystemId, session: number, without?: string): Promise<number[]> {
  const [tickets, selling] = await Promise.all([
    ticketsHere(),
    tillStore().then((db) => db.get('sales', system)),
  ])
  const own = tickets.filter(({ item, sale }) => item.key !== without && sale.systemid === system)
  const sales = [...own.map(({ sale }) => sale), ...(selling?.pending ? [selling.pending.request] : [])]
  return sales.flatMap((sale) => (sale.session === session && sale.number ? [sale.number] : []))
}
