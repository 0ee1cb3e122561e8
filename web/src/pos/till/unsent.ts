import { type SystemId, systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { useStore } from '../../api/store.ts'
import { unsentByCounter, type Waiting, waitingByCall } from '../../app/waiting.ts'

/** The name of the call with which a shop sells. */
export const ticketCalls = {
  1: 'createOfficeTicket',
  2: 'createBookCentreTicket',
  3: 'createBhandargharTicket',
} as const satisfies Record<SystemId, string>

const none: Waiting = { waiting: 0, refused: 0 }

const ofShop = (counts: Readonly<Record<string, Waiting>>, system: SystemId): Waiting =>
  counts[`pos.${ticketCalls[system]}`] ?? none

/** Returns the number of a shop's tickets that this browser has and the server does not. */
function unsentTickets(system: SystemId): number {
  const { waiting, refused } = ofShop(waitingByCall.get(), system)
  return waiting + refused
}

/** Counts a shop's tickets that this browser has and the server does not. */
export const useUnsent = (system: SystemId): Waiting => ofShop(useStore(waitingByCall), system)

const publish = () =>
  unsentByCounter.set(
    Object.fromEntries(systemIds.map((system) => [systems[system].counter, unsentTickets(system)])),
  )

/** Publishes the numbers of unsent tickets to the form that closes a session; called once. */
export function publishUnsent(): void {
  waitingByCall.subscribe(publish)
  publish()
}
