import type { Request, Success } from '@nivas/contract/call.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { totalPeople } from '@nivas/contract/samadh/visit.ts'
import type { Item } from '../outbox/item.ts'
import { resend, sendOrKeep } from '../outbox/keep.ts'
import type { ItemOf } from '../outbox/outbox-of.ts'
import outbox from './outbox.ts'
import { refuseClosed } from './refuse-closed.ts'

export type VisitRequest = Request<typeof samadh.visit>
type Receipt = Success<typeof samadh.visit>

/** A visit that waits in this browser. */
export type Waiting = ItemOf<'samadh', typeof outbox.own>

/** The id of a visit that waits here. */
export const KEPT = 0

/**
 * Returns the receipt of a visit. One that waits here has a number made in this browser, and gets its tray at security.
 */
function receiptOf(done: Receipt | { keptHere: Item }): Receipt {
  if (!('keptHere' in done)) return done
  const { key, madeAt, ...item } = done.keptHere
  const request = item.request as VisitRequest
  return {
    success: true,
    message: 'No connection: the entry is stored on this computer and will be sent automatically.',
    data: {
      id: KEPT,
      uid: provisionalNumber(key),
      visitdate: madeAt,
      visitorname: request.visitorname,
      totalPeople: totalPeople(request),
      mobilesCollected: Number(request.mobilesCollected ?? 0),
      trayNo: null,
    },
  }
}

/** Sends a visit under the key by which the server recognizes it; without a connection it waits here. */
export async function submitVisit(request: VisitRequest, key: string): Promise<Receipt> {
  refuseClosed(request)
  return receiptOf(await sendOrKeep(outbox, 'visit', request, key))
}

/** Returns a function that sends a refused visit again after the user has corrected it. */
export const submitAgain =
  (item: Waiting) =>
  async (corrected: VisitRequest): Promise<Receipt> =>
    receiptOf(await resend(outbox, item, corrected))
