import * as z from 'zod'
import { post } from '../call.ts'
import { rule } from '../rule.ts'
import { Bill } from './bill-schemas.ts'
import { BillsQuery, CorrectCharge } from './reading-forms.ts'

/** The call for printed bills. */
export const billCalls = {
  bills: post('/electrical/reading/getBills', {
    permission: ['electrical-profiles', 'electrical-bulk-readings'],
    summary: 'The bills of a month: of one house, of every house that was on a line then, or of a group',
    body: rule(BillsQuery, 'line', ({ line, profile, group }) =>
      line === undefined && profile === undefined && group === undefined
        ? 'This is a required field'
        : undefined,
    ),
    returns: z.array(Bill),
    reads: true,
  }),
  correctCharge: post('/electrical/reading/correctCharge', {
    permission: 'electrical-profiles',
    summary: 'Correct a charge of a month that was billed at the wrong amount or rate',
    body: CorrectCharge,
    returns: z.object({ profile: z.int() }),
    message: 'Record updated successfully.',
    record: 'satsangi_profile',
    recordField: 'profile',
  }),
}
