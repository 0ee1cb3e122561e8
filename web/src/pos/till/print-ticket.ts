import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { printsAtOnce, receiptOf } from '@nivas/contract/pos/ticket-receipt.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { send } from '../../api/client.ts'
import { counted } from '../../printing/counted.ts'
import type { Counted, Source } from '../../printing/desk.ts'
import type { Sold } from './store.ts'

/** The print of a ticket that the server has. The server counts prints; from the second on they say DUPLICATE. */
export const countedPrint = (systemid: SystemId, id: number): Counted =>
  counted(async (idempotencyKey) => {
    const { data } = await send(calls.printTicket, { systemid, id }, { idempotencyKey, inBackground: true })
    return { receipt: data.receipt as Receipt, print: data.print }
  })

/** The first print of a sale. If the sale waits here, the till makes it and the server counts it later. */
export const firstPrint = ({ ticket, kept }: Sold): Source =>
  kept ? receiptOf(ticket) : countedPrint(ticket.systemid, ticket.ticketid)

/**
 * A later print of a sale. While the sale waits here, the server cannot count the print, so it is marked as a copy.
 * Once the server has the ticket, the till finds it by its number; the print is still a copy if this till printed the
 * original, because the server does not know of that paper if it took the ticket and its answer was lost.
 */
export function laterPrint({ ticket, kept }: Sold, waits: boolean): { source: Source; isCopy: boolean } {
  const { systemid, ticketid, receipt_number: number } = ticket
  if (!kept) return { source: countedPrint(systemid, ticketid), isCopy: false }
  if (waits) return { source: receiptOf(ticket), isCopy: true }
  let print: Counted | undefined
  const source = async () => {
    print ??= countedPrint(
      systemid,
      (await send(calls.ticket, { systemid, number }, { inBackground: true })).data.ticketid,
    )
    return print()
  }
  return { source, isCopy: printsAtOnce(ticket) }
}
