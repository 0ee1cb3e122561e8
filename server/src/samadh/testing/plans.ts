import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { inDays, today } from '../../testing/factories.ts'
import type { Questions, Refused } from '../../testing/questions.ts'

export const questions: Questions<typeof samadh> = {
  pending: [{ name: 'meena' }, { security: 'true' }, { security: 'false' }, { overdue: 'true' }],
  unclaimed: [{ name: 'meena' }, {}],
  information: [
    { from: today, to: today },
    { from: inDays(-6), to: today },
    { from: inDays(-30), to: today },
    { from: inDays(-30), to: today, tourType: 'STUDENT' },
    { from: today, to: today, quarter: '10:15' },
  ],
  entryReport: [
    { period: 'Daily', fromDate: today, toDate: today },
    { period: 'Weekly', fromDate: inDays(-30), toDate: today },
    { searchByPeriod: false, fromDate: inDays(-30), toDate: today },
  ],
  dayEntries: [{ day: today }],
  lookUp: [{ idNumber: 'NR-4322' }],
  mobileSearch: [{ mobileNo: '9800079' }, { mobileNo: '+91 98000 79' }],
}

/** Numbers that no visitor inside has. */
export const refused: Refused<typeof samadh> = {
  status: [
    { idNumber: 'NR-4322', isSecurity: true },
    { idNumber: 'W-3F9AA012', isSecurity: false },
  ],
}
