import { reportCalls } from '@nivas/contract/electrical/report-calls.ts'
import { usageCalls } from '@nivas/contract/electrical/usage-calls.ts'
import { expect, test } from 'vitest'
import { stalePayments, staleReadings } from './stale.ts'

const { lineLoad, dailyCollection, ...dues } = reportCalls
const { lineAccounts, ...usage } = usageCalls

test('taking a payment back makes every report of money stale, since it is done over those reports', () => {
  for (const call of [...Object.values(dues), dailyCollection, lineAccounts])
    expect(stalePayments).toContain(call)
})

test('a reading or a corrected charge makes every report of dues and units stale', () => {
  for (const call of [...Object.values(dues), lineAccounts, lineLoad, ...Object.values(usage)])
    expect(staleReadings).toContain(call)
})
