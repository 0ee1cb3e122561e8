import type { Request } from '@nivas/contract/call.ts'
import type { pos as calls } from '@nivas/contract/pos/calls.ts'
import { type SystemId, systemIds } from '@nivas/contract/pos/systems.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import { browserStore } from '../../outbox/browser-store.ts'
import type { Item } from '../../outbox/item.ts'

/** The name of the call with which a shop sells. */
export const ticketCalls = {
  1: 'createOfficeTicket',
  2: 'createBookCentreTicket',
  3: 'createBhandargharTicket',
} as const satisfies Record<SystemId, string>

/** Returns the sale in the request of any shop's call. */
export const saleOf = (request: object): TicketRequest =>
  ('officesale' in request ? request.officesale : request) as TicketRequest

/** Returns the meal in the request of the meal counter; undefined for a sale. */
export const mealOf = (request: object): Request<typeof calls.serveMeal> | undefined =>
  'counter' in request ? (request as Request<typeof calls.serveMeal>) : undefined

/** The most tickets to read; a till makes fewer in a day. */
const MOST = 100_000

const isTicket = ({ call }: Item) => systemIds.some((system) => call === `pos.${ticketCalls[system]}`)

/** Returns the tickets that this browser has and the server does not: those that were refused, then those that wait. */
export async function ticketsHere(): Promise<{ item: Item; sale: TicketRequest }[]> {
  const [refused, waiting] = await Promise.all([
    browserStore.first('pos', 'refused', MOST),
    browserStore.first('pos', 'waiting', MOST),
  ])
  return [...refused, ...waiting].filter(isTicket).map((item) => ({ item, sale: saleOf(item.request) }))
}
