import type { Counter } from '@nivas/contract/cash/counters.ts'
import { readReceiptNumber, receiptNumber } from '@nivas/contract/cash/numbers.ts'
import type { Found } from '@nivas/contract/find/schemas.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import { sql } from 'kysely'
import type { Finder } from '../find/index.ts'
import type { OfPaper } from './get-receipt.ts'

type Row = Pick<Found, 'id' | 'name' | 'from'> & { series: string; number: number; counter: Counter }

/**
 * Finds a receipt by its number in the book or on its paper. Readers of the cash book find the receipts of all
 * counters; an area passes its own `access` and `counter`. The status of a found receipt is its counter.
 */
export const receiptFinder = (
  timeZone: string,
  ofPaper: OfPaper,
  access: Access = 'cash-journal',
  counter?: Counter,
): Finder => ({
  access,
  find: async (db, { text, hash }) => {
    const wanted = hash ? null : readReceiptNumber(text)
    if (!wanted) return []
    const { rows } = await sql<Row>`
      select id, record_name as name, series, number, counter,
        (taken_at at time zone ${timeZone}::text)::date::text as "from"
      from cash_receipts where (series = ${wanted.series} and number = ${wanted.number}
        or id = (${ofPaper(receiptNumber(wanted))}))
        ${counter ? sql`and counter = ${counter}` : sql``}`.execute(db)
    return rows.map(({ id, name, from, ...receipt }) => ({
      kind: 'receipt',
      id,
      name,
      number: receiptNumber(receipt),
      status: receipt.counter,
      checked_in: false,
      allotment_cancelled: false,
      from,
      to: from,
      place: null,
      within: null,
    }))
  },
})
