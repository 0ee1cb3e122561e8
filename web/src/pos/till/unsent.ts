import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { useStore } from '../../api/store.ts'
import { unsentSales, type Waiting, waitingByCall } from '../../app/waiting.ts'
import { ticketCalls, ticketsHere } from './tickets-here.ts'

const none: Waiting = { waiting: 0, refused: 0 }

const ofShop = (counts: Readonly<Record<string, Waiting>>, system: SystemId): Waiting =>
  counts[`pos.${ticketCalls[system]}`] ?? none

/** Counts a shop's tickets that this browser has and the server does not. */
export const useUnsent = (system: SystemId): Waiting => ofShop(useStore(waitingByCall), system)

/** Reads the unsent tickets again. A browser whose storage cannot be read has none that it could send. */
const publish = (): Promise<void> =>
  ticketsHere().then(
    (tickets) =>
      unsentSales.set(
        tickets.map(({ sale }) => ({ counter: systems[sale.systemid].counter, session: sale.session })),
      ),
    () => undefined,
  )

/** Publishes the unsent tickets to the form that closes a session; called once. */
export function publishUnsent(): void {
  waitingByCall.subscribe(() => void publish())
  void publish()
}
