import type { Kind } from '@nivas/contract/cash/tenders.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'

/** Returns the link to the rows of the cash book that a shop's figure sums up. */
export const bookOf = (shop: SystemId, kind: Kind, { from, to }: { from: string; to: string }) => ({
  to: '/cash/journal',
  search: { counter: systems[shop].counter, kind, from, to },
})
