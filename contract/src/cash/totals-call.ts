import * as z from 'zod'
import { get } from '../call.ts'
import { oneYear, withRange } from '../day-range.ts'
import { date, idInAddress, requiredText } from '../fields.ts'
import { counters } from './counters.ts'
import { BookTotals } from './schemas.ts'
import { kinds, tenders } from './tenders.ts'

/**
 * The filters of the book. `category` is the name of a shop's category at the time of the sale; `closing` is the day of
 * the closing that includes the sessions.
 */
export const bookFilters = {
  from: date,
  to: date,
  counter: z.enum(counters).optional(),
  user_id: idInAddress.optional(),
  kind: z.enum(kinds).optional(),
  tender: z.enum(tenders).optional(),
  session_id: idInAddress.optional(),
  category: requiredText(100).optional(),
  closing: date.optional(),
}

/** The totals of the book, for the journal and for the dashboard. */
export const totalsCall = {
  journalTotals: get('/cash/journal/totals', {
    permission: 'cash-journal',
    summary: 'The totals of the cash book of a range of days, by counter, tender and kind',
    query: withRange(z.object(bookFilters), 'from', 'to', oneYear),
    returns: BookTotals,
  }),
}
