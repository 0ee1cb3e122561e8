import type { Success } from '@nivas/contract/call.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import type { Item } from '../../outbox/item.ts'
import { sendOrKeep } from '../../outbox/keep.ts'
import outbox from './outbox.ts'

type Done = Success<typeof calls.createOfficeTicket> | { keptHere: Item }

/** Sends a ticket with its shop's call, or lets it wait here under the same key. */
export async function sendTicket(sale: TicketRequest, key: string): Promise<Done> {
  const { systemid, ...rest } = sale
  if (systemid === 1)
    return sendOrKeep(outbox, 'createOfficeTicket', { officesale: { ...rest, systemid } }, key)
  if (systemid === 2) return sendOrKeep(outbox, 'createBookCentreTicket', { ...rest, systemid }, key)
  return sendOrKeep(outbox, 'createBhandargharTicket', { ...rest, systemid }, key)
}

/** Returns the call with which a shop sells. */
export const callOf = (systemid: TicketRequest['systemid']) =>
  ({ 1: calls.createOfficeTicket, 2: calls.createBookCentreTicket, 3: calls.createBhandargharTicket })[
    systemid
  ]
