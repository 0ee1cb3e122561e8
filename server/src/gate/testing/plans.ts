import type { gate } from '@nivas/contract/gate/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions, Refused } from '../../testing/questions.ts'

export const questions: Questions<typeof gate> = {
  pending: [{ name: 'meena' }, { issatsangi: 'false' }, { staying: 'true' }, { staying: 'false' }],
  nonSatsangi: [
    { from: today, to: today },
    { from: inDays(-6), to: today },
    { from: inDays(-30), to: today },
  ],
  validateSatsangi: [{ id_card_no: 'NR-4322' }],
  entryReport: [
    { fromDate: today, toDate: today },
    { period: 'Weekly', fromDate: inDays(-30), toDate: today },
  ],
}

/**
 * Numbers that no visitor inside has: the card of an earlier visit, an Aadhaar number, a ticket that a browser
 * printed.
 */
export const refused: Refused<typeof gate> = {
  exit: [{ idNumber: 'NR-4322' }, { idNumber: '2345 6789 0124' }, { idNumber: 'W-3F9AA012' }],
  validateSatsangi: [{ id_card_no: '2345 6789 0124' }],
}
