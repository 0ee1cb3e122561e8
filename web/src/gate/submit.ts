import type { Request, Success } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import type { Item } from '../outbox/item.ts'
import { resend, sendOrKeep } from '../outbox/keep.ts'
import { type Entry, type EntryRequest, summaryOf } from './entry.ts'
import outbox from './outbox.ts'

type Receipt = Success<typeof gate.createEntry>

/** Returns the receipt of an entry. The receipt of one that waits here has a number made in this browser. */
function receiptOf(done: Receipt | { keptHere: Item }): Receipt {
  if (!('keptHere' in done)) return done
  const { key, madeAt, ...item } = done.keptHere
  const request = item.request as EntryRequest
  const { name, people } = summaryOf(request)
  return {
    success: true,
    message: 'No connection: the entry is stored on this computer and will be sent automatically.',
    data: {
      id: 0,
      ticket: provisionalNumber(key),
      visitdate: madeAt,
      visitorname: name,
      totalPeople: people,
      vehicleno: 'visit_purpose' in request ? (request.visit_purpose?.vehicleno ?? null) : null,
    },
  }
}

/**
 * Sends the entry of a form under the key by which the server recognizes it; without a connection the entry waits in
 * this browser.
 */
export const submitVisitorEntry = async (
  request: Request<typeof gate.createVisitorEntry>,
  key: string,
): Promise<Receipt> => receiptOf(await sendOrKeep(outbox, 'createVisitorEntry', request, key))

export const submitEntry = async (request: Request<typeof gate.createEntry>, key: string): Promise<Receipt> =>
  receiptOf(await sendOrKeep(outbox, 'createEntry', request, key))

/** Returns a function that sends a refused entry again after the user has corrected it. */
export const submitAgain =
  <E extends Entry>(entry: E) =>
  async (corrected: E['request']): Promise<Receipt> =>
    receiptOf(await resend(outbox, entry, corrected))
