import * as z from 'zod'
import { post } from '../call.ts'
import { rule } from '../rule.ts'
import { Bill } from './bill-schemas.ts'
import { BillsQuery } from './reading-forms.ts'

/** Bills as they are printed. */
export const billCalls = {
  bills: post('/electrical/reading/getBills', {
    permission: ['electrical-profiles', 'electrical-bulk-readings'],
    summary: 'The bills of a month: of one house, or of every house that was on a line then',
    body: rule(BillsQuery, 'line', ({ line, profile }) =>
      line === undefined && profile === undefined ? 'This is a required field' : undefined,
    ),
    returns: z.array(Bill),
    reads: true,
  }),
}
