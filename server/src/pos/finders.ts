import { systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { receiptFinder } from '../cash/index.ts'
import type { Finder } from '../find/index.ts'

/** The receipts of each shop, for those who may read its tickets. */
export const ticketFinders = (timeZone: string): Finder[] =>
  systemIds.map((id) => {
    const { pos, refund, counter } = systems[id]
    return receiptFinder(timeZone, [pos, refund], counter)
  })
