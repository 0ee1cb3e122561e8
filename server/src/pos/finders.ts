import { systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { type RawBuilder, sql } from 'kysely'
import { receiptFinder } from '../cash/index.ts'
import type { Finder } from '../find/index.ts'

/** The id of the receipt of a ticket that was sold under another number: its session was closed before it arrived. */
export const receiptOfPaper = (number: string): RawBuilder<unknown> => sql`
  select receipt_id from pos_tickets where systemid = any('{1,2,3}'::smallint[]) and printed_as = ${number}
  order by id limit 1`

/** All receipts, for readers of the cash book; those of each shop, for those who may read its tickets. */
export const receiptFinders = (timeZone: string): Finder[] => [
  receiptFinder(timeZone, receiptOfPaper),
  ...systemIds.map((id) => {
    const { pos, refund, counter } = systems[id]
    return receiptFinder(timeZone, receiptOfPaper, [pos, refund], counter)
  }),
]
