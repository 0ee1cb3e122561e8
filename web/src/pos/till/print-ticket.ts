import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { receiptOf } from '@nivas/contract/pos/ticket-receipt.ts'
import type { Receipt } from '@nivas/contract/receipts/receipts.ts'
import { send } from '../../api/client.ts'
import { newUuid } from '../../api/submission.ts'
import type { Source } from '../../printing/desk.ts'
import type { Sold } from './store.ts'

/** What is printed of a ticket on the server: each print is counted there, the second says DUPLICATE. */
export const countedPrint =
  (systemid: SystemId, id: number): Source =>
  async () => {
    const { data } = await send(
      calls.printTicket,
      { systemid, id },
      { idempotencyKey: newUuid(), inBackground: true },
    )
    return { receipt: data.receipt as Receipt, print: data.print }
  }

/** The receipt of a sale; of one that waits here, as this till knows it. */
export const printOf = ({ ticket, kept }: Sold): Source =>
  kept ? receiptOf(ticket) : countedPrint(ticket.systemid, ticket.ticketid)

/** Book centre and office always print; Bhandar Ghar only without a card, which is the right to the meal. */
export const printsAtOnce = ({ systemid, cardno }: Sold['ticket']): boolean =>
  systemid !== 3 || cardno === null
