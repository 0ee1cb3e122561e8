import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import type { FoundAction, FoundOnScreen } from '../app/area.ts'

/** Returns the action that opens a receipt in the list of its shop, to print it again. */
const showIn = (shop: SystemId): FoundAction => {
  const { counter, pos, refund } = systems[shop]
  return {
    title: 'Show and print again',
    hindi: 'दिखाएँ और दोबारा छापें',
    permission: [pos, refund],
    to: ({ number, status }) =>
      status === counter ? [{ path: `/${counter}/receipts`, search: { number } }] : [],
  }
}

export const foundTicket: FoundOnScreen = {
  title: 'Receipt',
  hindi: 'रसीद',
  actions: [showIn(1), showIn(2), showIn(3)],
}
