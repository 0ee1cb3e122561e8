import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { printsAtOnce, receiptOf } from '@nivas/contract/pos/ticket-receipt.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { send } from '../../api/client.ts'
import { counted } from '../../printing/counted.ts'
import type { Counted, Source } from '../../printing/desk.ts'
import type { Sold } from './store.ts'

/** What is printed of a ticket on the server: each print is counted there, the second says DUPLICATE. */
export const countedPrint = (systemid: SystemId, id: number): Counted =>
  counted(async (idempotencyKey) => {
    const { data } = await send(calls.printTicket, { systemid, id }, { idempotencyKey, inBackground: true })
    return { receipt: data.receipt as Receipt, print: data.print }
  })

/** The print of a sale at once; of one that waits here as this till knows it: the server counts it later. */
export const firstPrint = ({ ticket, kept }: Sold): Source =>
  kept ? receiptOf(ticket) : countedPrint(ticket.systemid, ticket.ticketid)

/**
 * Another print of a sale. While the sale waits here no server counts it, so the paper is a copy. After that the
 * server finds the ticket by its number; it is a copy all the same where this till printed the original: the
 * server does not know of that paper when it took the ticket at once and its answer was lost.
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
