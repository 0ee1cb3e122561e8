import { systemIds, systems } from '@nivas/contract/pos/systems.ts'
import { type RawBuilder, sql } from 'kysely'
import { receiptFinder } from '../cash/index.ts'
import type { Finder } from '../find/index.ts'

/** Finds the receipt of a ticket by the number on its paper, where the receipt has a different number. */
export const receiptOfPaper = (number: string): RawBuilder<unknown> => sql`
  select receipt_id from pos_tickets where systemid = any('{1,2,3}'::smallint[]) and printed_as = ${number}
  order by id limit 1`

/** The finders of receipts: one of all receipts for readers of the cash book, one of each shop for its staff. */
export const receiptFinders = (timeZone: string): Finder[] => [
  receiptFinder(timeZone, receiptOfPaper),
  ...systemIds.map((id) => {
    const { pos, refund, counter } = systems[id]
    return receiptFinder(timeZone, receiptOfPaper, [pos, refund], counter)
  }),
]
