import type { Request } from '@nivas/contract/call.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import type { ItemOf } from '../outbox/outbox-of.ts'

/** The calls of the gate's counters that may wait in the browser. */
export const entering = { createEntry: gate.createEntry, createVisitorEntry: gate.createVisitorEntry }

export type EntryRequest = Request<typeof gate.createEntry> | Request<typeof gate.createVisitorEntry>

/** An entry that waits in this browser. */
export type Entry = ItemOf<'gate', typeof entering>

/** Returns name and number of people of an entry, for lists and receipts. */
export function summaryOf(request: EntryRequest): { name: string; people: number } {
  const first = 'members' in request ? request.members?.[0]?.name : undefined
  return { name: request.visitorname ?? first ?? '', people: request.people ?? 1 }
}
